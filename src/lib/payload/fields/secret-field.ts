import type { FieldHook, PayloadRequest, TextField } from 'payload'

import { env } from '@/lib/env'
import { isSealed, openText, sealText } from '@/lib/secrets/sealed-text'

/** What readers get instead of a stored secret. Saved unchanged, the stored one stays. */
export const secretMask = '••••••••'

/** Context of a read on the server whose secrets are needed: `payload.findGlobal({ …, context: openSecrets() })`. */
export const openSecrets = (): Record<string, true> => ({ opensSecrets: true })

type Values = Record<string, unknown>

const isSame = (one: unknown, other: unknown): boolean => (one || null) === (other || null)

/** Seals a new secret. Behind the mask the stored one stays, unless what it belongs to has changed. */
const sealWith = (name: string, boundTo: readonly string[]): FieldHook => {
  const storedSecret = (stored: Values, data: Values): unknown =>
    boundTo.every((each) => isSame(stored[each], data[each])) ? stored[name] : ''
  return ({ value, siblingDocWithLocales, siblingData }) => {
    if (value === secretMask) return storedSecret(siblingDocWithLocales ?? {}, siblingData)
    return typeof value === 'string' && value !== '' && !isSealed(value)
      ? sealText(value.trim(), env.payloadSecret)
      : value
  }
}

const hide: FieldHook = ({ value, context }) => {
  if (typeof value !== 'string' || value === '') return value
  return context.opensSecrets ? openText(value, env.secrets) : secretMask
}

interface SecretField extends Pick<TextField, 'name' | 'label' | 'access' | 'admin'> {
  maxLength: number
  /** Fields beside it that say where the secret goes: after a change of one it has to be entered anew. */
  boundTo: readonly string[]
  /** Whether a new secret may be stored; the text of the refusal otherwise. Left out: any. */
  check?: (
    secret: string,
    options: { req: PayloadRequest; siblingData: Record<string, unknown> },
  ) => true | string
}

/**
 * A text that is encrypted in the database and never shown again: readers get a mask, and the server reads it with
 * `openSecrets`. `resealStored` seals it anew after a change of PAYLOAD_SECRET.
 */
export const secretField = ({ boundTo, check, maxLength, ...field }: SecretField): TextField => ({
  ...field,
  type: 'text',
  hooks: { beforeChange: [sealWith(field.name, boundTo)], afterRead: [hide] },
  validate: (value: unknown, { req, siblingData }) => {
    // A form in the studio has the mask; before it is stored, the text is sealed.
    if (value === secretMask) return true
    const given = value ?? ''
    if (typeof given !== 'string') return req.t('validation:invalidInput')
    const secret = openText(given, env.secrets) ?? ''
    if (secret.length > maxLength)
      return req.t('validation:shorterThanMax', { label: field.name, maxLength, stringLength: maxLength })
    return check ? check(secret, { req, siblingData: { ...siblingData } }) : true
  },
  admin: { ...field.admin, autoComplete: 'off' },
})
