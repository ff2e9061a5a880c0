import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'

import type { Localized } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/routing/external-link'
import { normalisePath, splitAddress } from '@/lib/routing/public-path'

import { studioMessage } from '../studio-message'

import { textOf } from './text-of'

function refuse(req: PayloadRequest, path: 'from' | 'to', message: Localized): never {
  throw new ValidationError({
    collection: 'redirects',
    errors: [{ path, message: studioMessage(req, message) }],
    req,
  })
}

const isPath = (address: string): boolean =>
  address.startsWith('/') && linkTarget(address)?.kind === 'internal'

/** Stores both ends in the form in which addresses are compared, and refuses a redirect to itself. */
export const normaliseRedirect: CollectionBeforeValidateHook = ({ data, req }) => {
  const from = textOf(data?.from)
  const to = textOf(data?.to)
  if (!data || from === '' || to === '') return data
  if (!isPath(from) || normalisePath(from) === '/') {
    refuse(req, 'from', {
      nl: 'Een pad van deze site, met de taal: /nl/oud-adres/.',
      fr: 'Un chemin de ce site, langue comprise : /fr/ancienne-adresse/.',
      en: 'A path of this site, with the language: /en/old-address/.',
      de: 'Ein Pfad dieser Website, mit der Sprache: /de/alte-adresse/.',
    })
  }
  const source = normalisePath(splitAddress(from).path)
  const { path, suffix } = splitAddress(to)
  const target = isPath(to) ? `${normalisePath(path)}${suffix}` : to
  if (isPath(to) && normalisePath(path) === source) {
    refuse(req, 'to', {
      nl: 'Dit leidt naar zichzelf.',
      fr: 'Ceci mène à soi-même.',
      en: 'This leads to itself.',
      de: 'Das führt zu sich selbst.',
    })
  }
  return { ...data, from: source, to: target }
}
