import { notFound, redirect } from 'next/navigation'

import { NotFoundView } from '@/app/(site)/_views/not-found-view'
import { OwnerPage } from '@/features/accounts/pages/owner-page'
import { getPrivateShell } from '@/features/shell/pages/private-page'
import { parseSection, portalHome } from '@/features/accounts/model/portal-path'
import { findPortalReader } from '@/features/accounts/server/portal-access'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/reads'

interface PortalPageProps {
  params: Promise<{ locale: string; property: string; section?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const titles = { property: 'property.notFoundTitle', view: 'notFound.viewTitle' } as const

/**
 * An unknown property, which is also the answer for one of others, or an unknown page of an own one. The HTTP server sends
 * this view with status 404.
 */
async function Unknown({ what, locale }: { what: keyof typeof titles; locale: Locale }) {
  const [t, shell] = await Promise.all([
    getPageTranslator(locale),
    getPrivateShell(locale, portalHome(locale)),
  ])
  return (
    <>
      <title>{`${t(titles[what])} – ${shell.agencyName}`}</title>
      <NotFoundView what={what} shell={shell} />
    </>
  )
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
  if (!reader) return <Unknown what="property" locale={locale} />
  const section = parseSection(segments, reader.property.goal)
  if (!section) return <Unknown what="view" locale={locale} />
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
