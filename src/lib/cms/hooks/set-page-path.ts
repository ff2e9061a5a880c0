import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { isLocale, type Localized } from '@/lib/i18n/locales'
import { reservedSegments } from '@/lib/routing/normalise-route-path'

import { asSystem } from '../as-system'
import { studioMessage } from '../studio-message'

import { findPageAncestors } from './page-ancestors'
import { choosePageSlug, type ChosenSlug, type PageNames } from './page-slug'

const circleMessage: Localized = {
  nl: 'Een pagina kan niet onder zichzelf staan.',
  fr: 'Une page ne peut pas se trouver sous elle-même.',
  en: 'A page cannot stand below itself.',
  de: 'Eine Seite kann nicht unter sich selbst stehen.',
}
const reservedMessage: Localized = {
  nl: 'Dit adres gebruikt de site zelf: kies een ander.',
  fr: 'Cette adresse est utilisée par le site : choisissez-en une autre.',
  en: 'The site itself uses this address: choose another one.',
  de: 'Diese Adresse verwendet die Website selbst: Wählen Sie eine andere.',
}
const takenMessage: Localized = {
  nl: 'Een andere pagina heeft dit adres al, misschien een in de prullenbak.',
  fr: 'Une autre page a déjà cette adresse, peut-être dans la corbeille.',
  en: 'Another page already has this address, perhaps one in the bin.',
  de: 'Eine andere Seite hat diese Adresse bereits, vielleicht im Papierkorb.',
}

function refuse(req: PayloadRequest, path: 'slug' | 'parent', message: Localized): never {
  throw new ValidationError({
    collection: 'pages',
    errors: [{ path, message: studioMessage(req, message) }],
    req,
  })
}

async function isTaken(req: PayloadRequest, path: string, ownId: string | undefined): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    depth: 0,
    limit: 2,
    pagination: false,
    select: { path: true },
    // A page in the bin keeps its address, so that it can be taken out again.
    trash: true,
    ...asSystem(req),
  })
  return docs.some(({ id }) => id !== ownId)
}

const joined = (parentPath: string, slug: string): string => (slug === '' ? '/' : `${parentPath}${slug}/`)

async function freeSlug(
  req: PayloadRequest,
  parentPath: string,
  chosen: ChosenSlug,
  ownId: string | undefined,
): Promise<string> {
  for (let number = 1; number < 100; number += 1) {
    const slug = number === 1 ? chosen.slug : `${chosen.slug}-${number}`
    const isReserved = parentPath === '/' && (reservedSegments.includes(slug) || isLocale(slug))
    const taken = isReserved || (await isTaken(req, joined(parentPath, slug), ownId))
    if (!taken) return slug
    if (!chosen.isDerived) refuse(req, 'slug', isReserved ? reservedMessage : takenMessage)
  }
  return refuse(req, 'slug', takenMessage)
}

/** Fills in a page's slug and its path below its parents, and refuses circles and addresses already taken. */
export const setPagePath: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const before: PageNames | undefined = operation === 'update' ? originalDoc : undefined
  const parent: unknown = data.parent === undefined ? originalDoc?.parent : data.parent
  const ancestors = await findPageAncestors(req, parent, before?.id)
  if (ancestors === null) return refuse(req, 'parent', circleMessage)

  const parentPath = ancestors[0]?.path ?? '/'
  const chosen = await choosePageSlug(req, data, before)
  const slug = await freeSlug(req, parentPath, chosen, before?.id)
  return { ...data, slug, path: joined(parentPath, slug) }
}
