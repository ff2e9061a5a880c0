import { APIError, type CollectionBeforeOperationHook } from 'payload'

import { studioMessage } from '@/lib/cms/studio-message'
import type { Localized } from '@/lib/i18n/locales'

const shortest = 12
/** Longer passwords would only cost hashing time. */
const longest = 128

const refusal: Localized = {
  nl: `Het wachtwoord telt ${shortest} tot ${longest} tekens.`,
  fr: `Le mot de passe compte de ${shortest} à ${longest} caractères.`,
  en: `The password has ${shortest} to ${longest} characters.`,
  de: `Das Passwort hat ${shortest} bis ${longest} Zeichen.`,
}

const setsPassword = new Set<string>(['create', 'update', 'resetPassword'])

function passwordIn(args: unknown): unknown {
  if (typeof args !== 'object' || args === null || !('data' in args)) return undefined
  const { data } = args
  return typeof data === 'object' && data !== null && 'password' in data ? data.password : undefined
}

/** Refuses passwords outside our bounds wherever one can be set; Payload's own minimum is three characters. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const password = setsPassword.has(operation) ? passwordIn(args) : undefined
  if (password === undefined || password === null || password === '') return args
  const fits = typeof password === 'string' && password.length >= shortest && password.length <= longest
  if (!fits) throw new APIError(studioMessage(req, refusal), 400, undefined, true)
  return args
}
