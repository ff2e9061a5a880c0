import { defaultNearRadiusInKm } from '@/features/property/model/near-radius'
import { defaultPriceStyle } from '@/features/property/model/price'
import { localized, locales, sourceLocale, type Localized } from '@/lib/i18n/locales'
import type { Header } from '@/payload-types'

import { agency, openingHours } from '../content/agency'
import { pages } from '../content/pages'
import * as shell from '../content/shell'
import { p, type DemoLink } from '../content/types'

import type { InLanguages } from '../seed/languages'
import { ref, settingsRecord, type SettingsRecord } from '../seed/record'

import { picture } from './block-parts'
import { heroPicture, hillPicture, logoPictures } from './site-pictures'
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

const siteConfig = settingsRecord('siteConfig', {
  languageUse: locales.map((code) => ({ code, use: true })),
  languageDefault: sourceLocale,
  agency: agencyData,
  brand: { logo: picture(logoPictures.logo), logoOnDark: picture(logoPictures.logoOnDark) },
  priceStyle: defaultPriceStyle,
  nearRadius: defaultNearRadiusInKm,
  showTakeovers: false,
  seoDefaults: {
    titleSuffix: agency.name,
    description: pages[0]?.seo.description,
    image: picture(heroPicture),
  },
  captcha: { provider: 'own' },
})

/** The printed log-ins of the demo work by their password alone. */
const security = settingsRecord('security', {
  secondFactor: { administrator: 'off', editor: 'off', agent: 'off', translator: 'off' },
  logInDays: 90,
})

const toLink = ({ label, href }: DemoLink) => ({ label, url: href })

/** A menu entry refers to its page and follows it when it moves; other URLs are stored as text. */
function toMenuItem({ label, href }: DemoLink): Exclude<MenuItem, Localized<unknown>> {
  const page = pages.find(({ slug }) => `/${slug}/` === href)
  return page ? { kind: 'page', page: ref('pages', page.key), label } : { kind: 'link', url: href, label }
}

const topBarLinks = (items: typeof shell.topBar.left) =>
  items.map(({ icon, ...link }) => ({ ...toLink(link), icon, status: 'published' as const }))

const header = settingsRecord('header', {
  _status: 'published',
  menu: shell.menu.map(({ children, ...item }) => ({
    ...toMenuItem(item),
    children: children.map(toMenuItem),
  })),
  logoPosition: 'left',
  menuPosition: 'right',
  languagePosition: 'right',
  showFreeEvaluation: true,
  topBar: {
    enabled: true,
    left: topBarLinks(shell.topBar.left),
    right: topBarLinks(shell.topBar.right),
  },
})

const footer = settingsRecord('footer', {
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

/** Complete but not online. */
const popup = settingsRecord('popup', {
  _status: shell.popup.isPublished ? 'published' : 'draft',
  delay: shell.popup.delayInSeconds,
  title: shell.popup.title,
  media: picture(hillPicture),
  description: localized((locale) => toLexical([p(shell.popup.description[locale])])),
  link: toLink(shell.popup.link),
})

/** What concerns the whole site, before the properties: their search rows depend on it. */
export const siteSettings: SettingsRecord[] = [siteConfig, security]

/** What frames the pages. */
export const frameSettings: SettingsRecord[] = [header, footer, popup]
