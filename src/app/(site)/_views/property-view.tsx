import type { ComponentProps } from 'react'

import { SiteShell } from '@/features/shell/ui/site-shell'
import { BackToList } from '@/features/listings/ui/back-to-list'
import { GalleryMosaic } from '@/features/property-page/ui/gallery-mosaic'
import { ClosedProperty } from '@/features/property-page/ui/closed-property'
import { AvailabilityNotice } from '@/features/property-page/ui/availability-notice'
import { BottomBar } from '@/features/property-page/ui/bottom-bar'
import { OpenHouses } from '@/features/property-page/ui/open-houses'
import { PageTools } from '@/features/property-page/ui/page-tools'
import { PrintFooter } from '@/features/property-page/ui/print-footer'
import { PropertyAside } from '@/features/property-page/ui/property-aside'
import { PropertyBody } from '@/features/property-page/ui/property-body'
import { PropertyHead } from '@/features/property-page/ui/property-head'
import { SimilarProperties } from '@/features/property-page/ui/similar-properties'
import { hasMap } from '@/features/map/server/has-map'
import { findPropertyForms } from '@/features/submissions/server/find-property-forms'
import { findSimilarProperties } from '@/features/listings/server/find-similar-properties'
import { getLegalRates } from '@/features/property/server/get-legal-rates'
import { cityFilterOf } from '@/features/listings/model/city-filter'
import { cityText } from '@/features/property/model/search-params-values'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { env } from '@/lib/env'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { joinWithDots } from '@/lib/values/text'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { listingKindOfGoal, type PropertyPathParts } from '@/features/routing/model/property-path'
import { rolePath, type RouteIndex } from '@/features/routing/model/route-table'
import type { Shell } from '@/features/shell/model/shell'

import { QuestionSection } from './site-form'
import type { SiteRequest } from './site-request'
import { ListingData } from './structured-data'
import { Trail } from './page-breadcrumb'

interface PropertyViewProps {
  property: PropertyDetail
  parts: PropertyPathParts
  path: string
  query: SiteRequest['query']
  shell: Shell
}

function linksOf({ property, parts, shell }: PropertyViewProps, routes: RouteIndex, t: Translator) {
  const { locale } = shell
  const { city: name, zip } = property.summary
  const isRent = listingKindOfGoal(parts.goal) === 'rent'
  const city = cityText(cityFilterOf({ name, zip, country: property.country }))
  const registerHref = rolePath(routes, 'searchRegister', locale)
  const likeThis = new URLSearchParams({ city, goal: parts.goal })
  return {
    list: {
      label: isRent ? t('search.forRent') : t('search.forSale'),
      href: rolePath(routes, isRent ? 'forRent' : 'forSale', locale),
    },
    valuationHref: rolePath(routes, 'valuation', locale),
    registerHref: registerHref && `${registerHref}?${likeThis}`,
  }
}

async function readProps(props: PropertyViewProps) {
  const { property, shell } = props
  const { locale } = shell
  const [t, routes, { priceStyle }, similar, rates, forms, isMapped] = await Promise.all([
    getPageTranslator(locale),
    getRouteIndex(),
    getPropertySettings(locale),
    findSimilarProperties(property.summary.ref, locale),
    getLegalRates(),
    findPropertyForms(property, locale),
    hasMap(property.place, locale),
  ])
  const around = { ...similar, city: property.summary.city }
  return { t, priceStyle, similar: around, rates, forms, isMapped, ...linksOf(props, routes, t) }
}

/** The page of a sold or let property of which visitors may know the number alone. */
async function ClosedView(props: PropertyViewProps) {
  const { property, shell } = props
  const { t, priceStyle, similar, list, valuationHref } = await readProps(props)
  return (
    <SiteShell shell={shell}>
      <ClosedProperty property={property} listHref={list.href} valuationHref={valuationHref} t={t} />
      <SimilarProperties
        {...similar}
        city={property.summary.city}
        locale={shell.locale}
        priceStyle={priceStyle}
        t={t}
      />
    </SiteShell>
  )
}

/** The page of one property, as much of it as visitors may know. */
export const PropertyView = (props: PropertyViewProps) =>
  props.property.disclosure === 'closed' ? <ClosedView {...props} /> : <FullView {...props} />

const isSoldOrLet = ({ availability }: PropertyDetail): boolean =>
  availability === 'sold' || availability === 'rented'

interface FullHeadProps {
  view: ComponentProps<typeof PropertyAside>
  links: ReturnType<typeof linksOf>
  url: string
  similarCount: number
}

/** The title with the tools of the page, the open houses, and what became of the property. */
const FullHead = ({ view, links: { list, ...hrefs }, url, similarCount }: FullHeadProps) => {
  const { property, forms, locale, t } = view
  return (
    <>
      <PropertyHead {...view}>
        <PageTools property={property} forms={forms} url={url} t={t} />
      </PropertyHead>
      {!isSoldOrLet(property) && (
        <OpenHouses
          of={property.summary.ref}
          openHouses={property.summary.openHouses}
          locale={locale}
          t={t}
        />
      )}
      <AvailabilityNotice
        availability={property.availability}
        {...hrefs}
        listHref={list.href}
        similarCount={similarCount}
        t={t}
      />
    </>
  )
}

/** Photographs first, then the facts with the summary beside them. */
async function FullView(props: PropertyViewProps) {
  const { property, path, query, shell } = props
  const { locale } = shell
  const { t, priceStyle, similar, rates, forms, isMapped, ...links } = await readProps(props)
  const { list } = links
  const isGone = isSoldOrLet(property)
  const url = env.serverUrl + path
  const view = { property, forms, locale, priceStyle, t }
  const similarSection = <SimilarProperties {...similar} locale={locale} priceStyle={priceStyle} t={t} />
  const head = <FullHead view={view} links={links} url={url} similarCount={similar.properties.length} />
  const question = forms.includes('contactMe') && (
    <QuestionSection
      kind="contactMe"
      subject={property.summary.ref}
      path={path}
      query={query}
      locale={locale}
    />
  )
  const trail = [
    { label: t('shell.home'), href: shell.homeHref },
    ...(list.href ? [{ label: list.label, href: list.href }] : []),
    { label: property.summary.title, href: path },
  ]
  return (
    <SiteShell shell={shell}>
      <ListingData property={property} path={path} locale={locale} />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 pt-4 pb-3 print:hidden">
        <Trail items={trail} label={t('shell.breadcrumb')} />
        {list.href && (
          <BackToList
            fallbackHref={list.href}
            label={t('property.backToList')}
            className="inline-flex min-h-11 items-center text-small font-semibold underline"
          />
        )}
      </div>
      <div className="lg:wrap">
        <GalleryMosaic pictures={property.pictures} t={t} />
      </div>
      {isGone && (
        <>
          <div className="wrap pb-8 print:pb-0">{head}</div>
          {similarSection}
        </>
      )}
      <div className="wrap grid gap-x-16 pb-16 lg:grid-cols-12 print:grid-cols-12 print:gap-x-8 print:pb-4">
        <div className="min-w-0 lg:col-span-8 print:col-span-8">
          {!isGone && head}
          <PropertyBody {...view} isGone={isGone} isMapped={isMapped} rates={rates} question={question} />
        </div>
        <div className="min-w-0 lg:col-span-4 print:col-span-4">
          <PropertyAside {...view} />
        </div>
      </div>
      <div className="wrap">
        <PrintFooter
          agencyName={shell.agencyName}
          lines={shell.footer.legal.slice(0, 1).map(joinWithDots)}
          url={url}
          t={t}
        />
      </div>
      {!isGone && similarSection}
      {!isGone && <BottomBar {...view} />}
    </SiteShell>
  )
}
