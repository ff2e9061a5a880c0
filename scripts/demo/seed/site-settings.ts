import { defaultNearRadiusInKm } from '@/features/property/model/near-radius'
import { defaultPriceStyle } from '@/features/property/model/price'
import { localized, locales, sourceLocale, type Localized } from '@/lib/i18n/locales'
import type { Header, SiteConfig } from '@/payload-types'

import { agency, openingHours } from '../content/agency'
import { pages } from '../content/pages'
import * as shell from '../content/shell'
import { p, type DemoLink, type PageKey } from '../content/types'

import type { InLanguages } from './languages'
import type { StoredPages } from './pages'
import { required } from './required'
import type { Store } from './store'
import { toLexical } from './to-lexical'

type MenuItem = InLanguages<Pick<NonNullable<Header['menu']>[number], 'kind' | 'page' | 'url' | 'label'>>

const professionalTitle: Localized = {
  nl: 'Vastgoedmakelaar, erkend in België',
  fr: 'Agent immobilier agréé en Belgique',
  en: 'Licensed estate agent in Belgium',
  de: 'In Belgien zugelassener Immobilienmakler',
}

const hours = localized((locale) =>
  openingHours
    .map((each) => `${each.day[locale]}${locale === 'fr' ? ' :' : ':'} ${each.hours[locale]}`)
    .join('\n'),
)

const supervisoryBody = localized(
  (locale) => `${agency.supervisor.name[locale]}, ${agency.supervisor.address[locale]}`,
)

/** The agency, and the statements that the law requires about it (facts.md 3.4). */
const agencyData = {
  name: agency.name,
  phone: agency.phone,
  email: agency.email,
  street: agency.address.street[sourceLocale],
  houseNumber: agency.address.houseNumber,
  zip: agency.address.zip,
  city: agency.address.city,
  latitude: agency.address.latitude,
  longitude: agency.address.longitude,
  openingHours: hours,
  companyName: agency.legalName,
  enterpriseNumber: agency.companyNumber,
  vatNumber: agency.vatNumber,
  professionalTitle,
  licenceNumber: agency.registrationNumber,
  supervisoryBody,
  codeOfEthicsUrl: agency.supervisor.website[sourceLocale],
  insurer: agency.liability.insurer,
  insurancePolicy: agency.liability.policy,
  thirdPartyAccount: agency.thirdPartyAccount,
}

export async function seedSiteConfig(
  store: Store,
  shareImage: string,
  logos: Pick<NonNullable<SiteConfig['brand']>, 'logo' | 'logoOnDark'>,
): Promise<void> {
  const home = required(pages[0], 'home page')
  await store.save('siteConfig', {
    languageUse: locales.map((code) => ({ code, use: true })),
    languageDefault: sourceLocale,
    agency: agencyData,
    brand: logos,
    priceStyle: defaultPriceStyle,
    nearRadius: defaultNearRadiusInKm,
    showTakeovers: false,
    seoDefaults: { titleSuffix: agency.name, description: home.seo.description, image: shareImage },
    captcha: { provider: 'own' },
  })
}

/** The printed log-ins of the demo work by their password alone. */
export const seedSecurity = (store: Store): Promise<void> =>
  store.save('security', {
    secondFactor: { administrator: 'off', editor: 'off', agent: 'off', translator: 'off' },
    logInDays: 90,
  })

const toLink = ({ label, href }: DemoLink) => ({ label, url: href })

/** A menu entry refers to its page and follows it when it moves; other URLs are stored as text. */
function toMenuItem({ label, href }: DemoLink, stored: StoredPages): Exclude<MenuItem, Localized<unknown>> {
  const page = pages.find(({ slug }) => `/${slug}/` === href)
  if (!page) return { kind: 'link', url: href, label }
  const key: PageKey = page.key
  return { kind: 'page', page: required(stored.pages.get(key), `page ${key}`), label }
}

export async function seedHeader(store: Store, stored: StoredPages): Promise<void> {
  const topBarLinks = (items: typeof shell.topBar.left) =>
    items.map(({ icon, ...link }) => ({ ...toLink(link), icon, status: 'published' as const }))
  await store.save('header', {
    _status: 'published',
    menu: shell.menu.map(({ children, ...item }) => ({
      ...toMenuItem(item, stored),
      children: children.map((child) => toMenuItem(child, stored)),
    })),
    ...{ logoPosition: 'left', menuPosition: 'right', languagePosition: 'right' },
    showFreeEvaluation: true,
    topBar: {
      enabled: true,
      left: topBarLinks(shell.topBar.left),
      right: topBarLinks(shell.topBar.right),
    },
  })
}

export async function seedFooter(store: Store): Promise<void> {
  await store.save('footer', {
    _status: 'published',
    columns: shell.footerColumns.map(({ title, intro, links, widths }) => ({
      isPublic: true,
      title,
      intro,
      links: links.map(toLink),
      ...widths,
    })),
    links: shell.footerLinks.map(toLink),
    copyright: shell.copyright,
  })
}

/** Complete but not online. */
export async function seedPopup(store: Store, picture: string): Promise<void> {
  const { isPublished, delayInSeconds, title, description, link } = shell.popup
  await store.save('popup', {
    _status: isPublished ? 'published' : 'draft',
    delay: delayInSeconds,
    title,
    media: picture,
    description: localized((locale) => toLexical([p(description[locale])])),
    link: toLink(link),
  })
}
