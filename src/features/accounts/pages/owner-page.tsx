import type { ReactNode } from 'react'

import { portalPath, type PortalSection } from '@/features/accounts/model/portal-path'
import {
  hasNoRows,
  readCommunications,
  readDocuments,
  readLeads,
  readMedia,
} from '@/features/accounts/server/read-activity'
import { readComparison } from '@/features/accounts/server/read-comparison'
import { readDemand } from '@/features/accounts/server/read-demand'
import type { PortalReader } from '@/features/accounts/server/portal-access'
import { readMarketing, readOverview, readTimeline } from '@/features/accounts/server/read-portal'
import type { PortalContext } from '@/features/accounts/ui/portal-context'
import { PortalFoot, PortalHead } from '@/features/accounts/ui/portal-frame'
import { CommunicationTable, DocumentList, MediaList } from '@/features/accounts/ui/portal-lists'
import { PortalOverview } from '@/features/accounts/ui/portal-overview'
import { CommercialStats, CommonStats, InterestStats } from '@/features/accounts/ui/portal-stats'
import { PortalTimeline } from '@/features/accounts/ui/portal-timeline'
import { getPageTranslator, getPropertySettings } from '@/features/property/server/reads'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { PrivatePage } from '@/features/shell/server/reads'

interface OwnerPageProps {
  reader: PortalReader
  section: PortalSection
  locale: Locale
  /** What became of the answer that was just sent; of the URL, unchecked. */
  notice: string | undefined
}

async function showOverview(context: PortalContext, notice: string | undefined): Promise<ReactNode> {
  const { property, locale } = context
  const { slots, ...facts } = await readOverview(await payloadClient(), property, { locale, now: new Date() })
  const options = slots.map(({ isFull, ...slot }) => ({ ...slot, disabled: isFull }))
  return <PortalOverview {...facts} slots={options} notice={notice} context={context} />
}

async function showMarketing(context: PortalContext): Promise<ReactNode> {
  const payload = await payloadClient()
  const { property } = context
  const [marketing, media] = await Promise.all([
    readMarketing(payload, property, new Date()),
    readMedia(payload, property.id),
  ])
  return <CommercialStats {...marketing} media={media.length} context={context} />
}

async function showInterest(context: PortalContext): Promise<ReactNode> {
  const payload = await payloadClient()
  const { property } = context
  const [demand, leads] = await Promise.all([readDemand(payload, property), readLeads(payload, property.id)])
  return <InterestStats demand={demand} leads={leads} context={context} />
}

async function showSection(
  section: PortalSection,
  context: PortalContext,
  notice: string | undefined,
): Promise<ReactNode> {
  const payload = await payloadClient()
  const { property, locale } = context
  const now = new Date()
  switch (section) {
    case 'overview':
      return showOverview(context, notice)
    case 'timeline':
      return <PortalTimeline entries={await readTimeline(payload, property, now)} context={context} />
    case 'communications':
      return <CommunicationTable rows={await readCommunications(payload, property.id)} context={context} />
    case 'media':
      return <MediaList media={await readMedia(payload, property.id)} context={context} />
    case 'documents':
      return <DocumentList documents={await readDocuments(payload, property.id, locale)} context={context} />
    case 'stat-commercial':
      return showMarketing(context)
    case 'stat-commons':
      return <CommonStats comparison={await readComparison(payload, property, now)} context={context} />
    default:
      return showInterest(context)
  }
}

/** The lists that have nothing in them yet: the menu leaves them out. */
async function findEmpty({ property }: PortalContext): Promise<PortalSection[]> {
  const payload = await payloadClient()
  const lists = [
    ['communications', 'communications'],
    ['media', 'onlineMedia'],
    ['documents', 'documents'],
  ] as const
  const sections = await Promise.all(
    lists.map(async ([section, rows]) => ((await hasNoRows(payload, rows, property.id)) ? [section] : [])),
  )
  return sections.flat()
}

/** A page about one property in the owner portal. */
export async function OwnerPage({ reader, section, locale, notice }: OwnerPageProps) {
  const { property } = reader
  const [t, { priceStyle }] = await Promise.all([getPageTranslator(locale), getPropertySettings(locale)])
  const context: PortalContext = { property, locale, priceStyle, t, isReadOnly: reader.by === 'staff' }
  const title = section === 'overview' ? property.title : t(`portal.sections.${section}`)
  const [empty, content] = await Promise.all([findEmpty(context), showSection(section, context, notice)])
  return (
    <PrivatePage locale={locale} path={portalPath(locale, property.id, section)} title={title}>
      <PortalHead context={context} section={section} empty={empty} />
      {content}
      <PortalFoot context={context} />
    </PrivatePage>
  )
}
