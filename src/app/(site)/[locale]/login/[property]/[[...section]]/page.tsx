import { notFound, redirect } from 'next/navigation'

import { NotFoundView } from '@/app/(site)/_views/not-found-view'
import { OwnerPage } from '@/app/(site)/_views/owner-page'
import { getPrivateShell } from '@/app/(site)/_views/private-page'
import { parseSection, portalHome } from '@/features/accounts/model/portal-path'
import { findPortalReader } from '@/features/accounts/server/portal-access'
import { isLocale } from '@/lib/i18n/locales'

interface PortalPageProps {
  params: Promise<{ locale: string; property: string; section?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * A page about a property, for its owners. Without a session every such URL leads to the log-in; a property of others is
 * as unknown as one that does not exist.
 */
export default async function PortalPage({ params, searchParams }: PortalPageProps) {
  const { locale, property, section: segments = [] } = await params
  if (!isLocale(locale)) notFound()
  const reader = await findPortalReader(property, locale)
  if (reader === 'signIn') redirect(portalHome(locale))
  const section = reader && parseSection(segments, reader.property.goal)
  // The HTTP front sends this view with status 404.
  if (!section) {
    const shell = await getPrivateShell(locale, portalHome(locale))
    return <NotFoundView what={reader ? 'view' : 'property'} shell={shell} />
  }
  const { notice } = await searchParams
  return (
    <OwnerPage
      reader={reader}
      section={section}
      locale={locale}
      notice={typeof notice === 'string' ? notice : undefined}
    />
  )
}
