import type { ComponentProps, ReactNode } from 'react'

import { SiteShell } from '@/features/shell/ui/site-shell'
import { BackToList } from '@/features/listings/ui/back-to-list'
import { AgentQuote } from '@/features/property-page/ui/agent-card'
import { GoneProperty } from '@/features/property-page/ui/gone-property'
import { GalleryMosaic, gallerySections } from '@/features/property-page/ui/gallery-mosaic'
import { ClosedProperty } from '@/features/property-page/ui/closed-property'
import { BottomBar } from '@/features/property-page/ui/bottom-bar'
import { OpenHouses } from '@/features/property-page/ui/open-houses'
import { PageTools } from '@/features/property-page/ui/page-tools'
import { PrintFooter } from '@/features/property-page/ui/print-footer'
import { mainActionOf } from '@/features/property-page/ui/contact-actions'
import { PropertyAside } from '@/features/property-page/ui/property-aside'
import { PropertyBody } from '@/features/property-page/ui/property-body'
import { Register } from '@/features/property-page/ui/fact-sections'
import { KeyFacts } from '@/features/property-page/ui/key-facts'
import { PropertyHead, UnderOption } from '@/features/property-page/ui/property-head'
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
import { messageMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { arrangeFacts } from '@/features/property-page/model/arrange-facts'
import { purchaseEstimate } from '@/features/property/model/purchase-cases'
import { belgianDay } from '@/lib/time/belgian-time'
import { joinWithDots } from '@/lib/values/text'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import {
  listingKindOfGoal,
  shortPropertyPath,
  type PropertyPathParts,
} from '@/features/routing/model/property-path'
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

const isSoldOrLet = ({ availability }: PropertyDetail): boolean =>
  availability === 'sold' || availability === 'rented'

interface FrameProps extends PropertyViewProps {
  list: ReturnType<typeof linksOf>['list']
  t: Translator
  children: ReactNode
  /** What follows the printed sheet. */
  end?: ReactNode
}

/** The way back above a property, and the end of its printed sheet below it. */
const Frame = ({ property, path, shell, list, t, children, end }: FrameProps) => {
  const trail = [
    { label: t('shell.home'), href: shell.homeHref },
    ...(list.href ? [{ label: list.label, href: list.href }] : []),
    { label: property.summary.title, href: path },
  ]
  return (
    <>
      <ListingData property={property} path={path} locale={shell.locale} />
      <div
        className="wrap flex flex-wrap items-center justify-between gap-x-8 pt-4 pb-3 print:hidden"
        data-message={messageMark()}
      >
        <Trail items={trail} label={t('shell.breadcrumb')} field="headline" />
        {list.href && (
          <BackToList
            fallbackHref={list.href}
            label={t('property.backToList')}
            className="inline-flex min-h-11 items-center text-small font-semibold underline"
          />
        )}
      </div>
      {children}
      <div className="wrap">
        <PrintFooter
          agencyName={shell.agencyName}
          lines={shell.footer.legal.slice(0, 1).map(joinWithDots)}
          url={env.serverUrl + shortPropertyPath(property.summary.ref, shell.locale)}
          t={t}
        />
      </div>
      {end}
    </>
  )
}

/** The page of a sold or let property: what became of it, and similar ones. */
async function GoneView(props: PropertyViewProps) {
  const { property, shell } = props
  const { locale } = shell
  const { t, priceStyle, similar, list, valuationHref, registerHref } = await readProps(props)
  return (
    <SiteShell shell={shell}>
      <Frame {...props} list={list} t={t}>
        <GoneProperty
          property={property}
          hrefs={{ list: list.href, register: registerHref, valuation: valuationHref }}
          similarCount={similar.properties.length}
          locale={locale}
          priceStyle={priceStyle}
          t={t}
        />
      </Frame>
      <SimilarProperties {...similar} locale={locale} priceStyle={priceStyle} t={t} />
    </SiteShell>
  )
}

/** The title with the tools of the page, the open houses, and whether it is under option. */
const FullHead = (view: ComponentProps<typeof PropertyAside>) => {
  const { property, forms, url, locale, t } = view
  return (
    <>
      <PropertyHead {...view}>
        <PageTools property={property} forms={forms} url={url} t={t} />
      </PropertyHead>
      <OpenHouses of={property.summary.ref} openHouses={property.summary.openHouses} locale={locale} t={t} />
      {property.availability === 'underOption' && <UnderOption t={t} />}
    </>
  )
}

/** Photographs first, then what sells, with the way to visit beside it; a short page has its photographs beside it too. */
async function FullView(props: PropertyViewProps) {
  const { property, path, query, shell } = props
  const { locale } = shell
  const { t, priceStyle, similar, rates, forms, isMapped, list } = await readProps(props)
  const { isShort, pictures, summary, agent } = property
  const { agentLine } = summary
  const view = { property, forms, url: env.serverUrl + path, locale, priceStyle, t }
  const hasCosts = purchaseEstimate(property.costs, rates, belgianDay(new Date())) !== null
  const facts = arrangeFacts(property, { locale, hasCosts })
  const question = forms.includes('contactMe') && (
    <QuestionSection kind="contactMe" subject={summary.ref} path={path} query={query} locale={locale} />
  )
  const end = (
    <div className="wrap pb-8 print:contents">
      <Register {...view} facts={facts} />
      {question}
    </div>
  )
  return (
    <SiteShell shell={shell} mainAction={mainActionOf(view)}>
      <Frame {...props} list={list} t={t} end={end}>
        {!isShort && (
          <div className="lg:wrap">
            <GalleryMosaic pictures={pictures} sections={gallerySections(property, t)} t={t} />
          </div>
        )}
        <div className="wrap grid gap-x-16 lg:grid-cols-12 print:grid-cols-12 print:gap-x-8 print:pb-4">
          <div className="min-w-0 lg:col-span-8 print:col-span-8">
            {isShort && (
              <div className="-mx-[clamp(1.25rem,5vw,5rem)] lg:mx-0 print:mx-0">
                <GalleryMosaic
                  pictures={pictures}
                  maxShown={3}
                  sections={gallerySections(property, t)}
                  t={t}
                />
              </div>
            )}
            <FullHead {...view} />
            <KeyFacts facts={facts} locale={locale} t={t} />
            {agent && agentLine && <AgentQuote agent={agent} line={agentLine} />}
          </div>
          <div className="min-w-0 lg:col-span-4 print:col-span-4 print:row-span-2">
            <PropertyAside {...view} />
          </div>
          <div className="min-w-0 lg:col-span-12 print:col-span-8">
            <PropertyBody {...view} facts={facts} isMapped={isMapped} rates={rates} />
          </div>
        </div>
      </Frame>
      <SimilarProperties {...similar} isShort={isShort} locale={locale} priceStyle={priceStyle} t={t} />
      <BottomBar {...view} />
    </SiteShell>
  )
}

/** The page of one property, as much of it as visitors may know. */
export function PropertyView(props: PropertyViewProps) {
  if (props.property.disclosure === 'closed') return <ClosedView {...props} />
  return isSoldOrLet(props.property) ? <GoneView {...props} /> : <FullView {...props} />
}
