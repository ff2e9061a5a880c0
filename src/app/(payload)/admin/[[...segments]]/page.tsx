import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload, getRequestLanguage } from 'payload'

import { viewTitles } from '@/composition/studio-views'
import { toHelpSubject } from '@/features/help/model/help-subjects'
import { helpTitle } from '@/features/help/server/api'
import { newDocumentUrl } from '@/features/translation/server/new-document-url'
import { toLocale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { withoutUnlistedFields } from '@/lib/payload/requests/list-query'

import { importMap } from '../importMap.js'

interface StudioPageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

async function viewTitle([view = '', ...more]: string[], language: string): Promise<string | undefined> {
  const subject = view === 'help' ? toHelpSubject(more[0]) : null
  if (subject !== null) return helpTitle(subject, toLocale(language))
  const key = more.length === 0 || view === 'help' ? viewTitles.get(view) : undefined
  return key && studioText(language, key)
}

/** The title of one of our own views in the editor's language, which Payload takes from its configuration in one language. */
async function ownTitle({ params }: StudioPageProps): Promise<string | undefined> {
  const [{ segments = [] }, configuration] = await Promise.all([params, config])
  const language = getRequestLanguage({
    config: configuration,
    cookies: await cookies(),
    headers: await headers(),
  })
  const title = await viewTitle(segments, language)
  return title && [title, configuration.admin.meta.titleSuffix].join(' ')
}

export async function generateMetadata(props: StudioPageProps): Promise<Metadata> {
  const [metadata, title] = await Promise.all([generatePageMetadata({ config, ...props }), ownTitle(props)])
  return title === undefined ? metadata : { ...metadata, title }
}

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

/** The form of a new document opens in the language of the site. */
async function redirectNew({ params, searchParams }: StudioPageProps): Promise<void> {
  const [{ segments = [] }, query] = await Promise.all([params, searchParams])
  if (segments[2] !== 'create') return
  const payload = await getPayload({ config, cron: true, importMap })
  const url = await newDocumentUrl(payload, { segments, query, headers: await headers() })
  if (url !== null) redirect(url)
}

export default async function StudioPage(props: StudioPageProps) {
  await redirectUnlisted(props)
  await redirectNew(props)
  return RootPage({ config, importMap, ...props })
}
