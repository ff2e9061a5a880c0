import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/values/picture-source'
import { toPictureSource } from '@/features/media/model/to-picture-source'

import { payloadClient } from '@/lib/payload/payload-client'

/** A person of the agency as visitors see them. */
export interface TeamMember {
  id: string
  name: string
  role: string | null
  phone: string | null
  mobilePhone: string | null
  email: string | null
  languages: Locale[]
  portrait: PictureSource | null
  registrationNumber: string | null
  biography: string | null
}

async function readAgents(locale: Locale): Promise<TeamMember[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'agents',
    sort: ['sort', 'name'],
    locale,
    fallbackLocale: false,
    depth: 1,
    pagination: false,
    overrideAccess: false,
  })
  return docs.map(({ id, name, languages, portrait, ...rest }) => ({
    id,
    name,
    role: rest.role ?? null,
    phone: rest.phone ?? null,
    mobilePhone: rest.mobilePhone ?? null,
    email: rest.email ?? null,
    languages: languages ?? [],
    portrait: toPictureSource(portrait, 1360),
    registrationNumber: rest.registrationNumber ?? null,
    biography: rest.biography?.trim() || null,
  }))
}

/** All people of the agency, in the configured order. */
export const findAgents = cached('agents', readAgents, () => [tags.list('agents')])
