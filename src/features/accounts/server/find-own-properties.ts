import 'server-only'

import { shortPropertyPath } from '@/features/routing/model/property-path'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'
import type { Owner } from '@/payload-types'

import type { OwnProperty } from '../model/own-property'

/** More than anyone has; bounds the page. */
const maxProperties = 100

/** The properties of an owner who is signed in, published or not, by number. */
export async function findOwnProperties({ id }: Owner, locale: Locale): Promise<OwnProperty[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { owners: { equals: id } },
    select: { ref: true, headline: true, status: true, _status: true },
    locale,
    sort: 'ref',
    limit: maxProperties,
    pagination: false,
    depth: 0,
    // Owners see drafts of their own properties too; the condition names the owner of the session.
    overrideAccess: true,
  })
  return docs.map(({ id: property, ref, headline, status, _status }) => {
    const isOpen = _status === 'published' && status !== 'withdrawn'
    return {
      id: property,
      ref: ref ?? 0,
      title: headline?.trim() || String(ref),
      status: _status === 'published' ? status : 'unpublished',
      href: isOpen ? shortPropertyPath(ref ?? 0, locale) : null,
    }
  })
}
