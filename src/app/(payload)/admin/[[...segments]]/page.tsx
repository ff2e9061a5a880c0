import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { withoutUnlistedFields } from '@/lib/payload/requests/list-query'

import { importMap } from '../importMap.js'

interface StudioPageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: StudioPageProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** A list whose form of filters cannot show the query is opened without the part that it cannot show. */
async function redirectUnlisted({ params, searchParams }: StudioPageProps): Promise<void> {
  const [{ collections }, { segments = [] }, query] = await Promise.all([config, params, searchParams])
  const collection = segments[0] === 'collections' && collections.find(({ slug }) => slug === segments[1])
  if (!collection) return
  const listed = withoutUnlistedFields(query, collection.flattenedFields)
  if (Object.keys(listed).length === Object.keys(query).length) return
  const entries = Object.entries(listed).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  )
  redirect(`/admin/${segments.join('/')}/?${new URLSearchParams(entries).toString()}`)
}

export default async function StudioPage(props: StudioPageProps) {
  await redirectUnlisted(props)
  return RootPage({ config, importMap, ...props })
}
