import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/media/picture-source'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { formatAddress, publicAddress } from '@/lib/property/address'
import type { PropertySummary } from '@/lib/property/property-summary'

import { findProperties } from './find-properties'
import { payloadClient } from './payload-client'
import { loaded } from './to-property-summary'

/** The parts of a project's page that hold text, in order. */
export const projectTexts = ['description', 'construction', 'delivery', 'technical', 'situation'] as const

export interface ProjectDetail {
  name: string
  address: string
  isSoldOut: boolean
  texts: { part: (typeof projectTexts)[number]; paragraphs: string[] }[]
  pictures: PictureSource[]
  units: PropertySummary[]
}

const MOST_UNITS = 100

const paragraphsOf = (text: string | null | undefined) =>
  (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

async function readProject(id: string, locale: Locale): Promise<ProjectDetail | null> {
  const payload = await payloadClient()
  const project = await payload.findByID({
    collection: 'projects',
    id,
    locale,
    fallbackLocale: false,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
  })
  if (!project) return null
  const { properties } = await findProperties({
    where: { project: { equals: id } },
    sort: ['ref'],
    limit: MOST_UNITS,
    locale,
  })
  return {
    name: project.name,
    address: formatAddress(publicAddress({ ...project, locality: loaded(project.locality) }, locale)),
    isSoldOut: project.status === 'sold' || project.status === 'soldOut',
    texts: projectTexts
      .map((part) => ({ part, paragraphs: paragraphsOf(project[part]) }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
    pictures: (project.pictures ?? []).flatMap((picture) => toPictureSource(picture) ?? []),
    units: properties,
  }
}

/** A published project with its units, in one language. */
export const getProject = cached('project', readProject, [
  tags.projects,
  tags.properties,
  tags.media,
  tags.settings,
  tags.routes,
])
