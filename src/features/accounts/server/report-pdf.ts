import type { ComparisonRow } from '@/features/accounts/model/comparison'
import type {
  OwnedProperty,
  OwnerCommunication,
  OwnerMedium,
  Viewing,
} from '@/features/accounts/model/owner-facts'
import { formatNumber } from '@/features/property/model/format-value'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'
import { priceSteps } from '@/features/property/model/price-steps'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import type { MailBrand } from '@/lib/email/mail-brand'
import { formatHours } from '@/lib/i18n/format-hours'
import type { Locale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import type { Translator } from '@/lib/i18n/translator'
import { closeSheet, decorate, fact, heading, openSheet, paragraph, type Sheet } from '@/lib/pdf/sheet'
import { belgianDay, toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'
import { slugify } from '@/lib/values/slugify'

import type { Marketing } from './read-portal'

/** What the report for a meeting with the owner is made from. */
export interface Report {
  property: OwnedProperty
  marketing: Marketing
  /** Newest first. */
  viewings: readonly Viewing[]
  communications: readonly OwnerCommunication[]
  media: readonly OwnerMedium[]
  comparison: { rows: readonly ComparisonRow[]; others: number } | null
  brand: Pick<MailBrand, 'name' | 'colour' | 'fonts' | 'legal'>
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  now: Date
}

const count = (value: number, { locale, priceStyle }: Report): string =>
  formatNumber(value, { locale, style: priceStyle })

const euro = (value: number, { locale, priceStyle }: Report): string =>
  formatPrice(Math.round(value * 100) / 100, { locale, style: priceStyle })

const dayOf = (at: string, { locale }: Report): string => formatDay(toDay(at) ?? '', locale)

function writeHead(sheet: Sheet, report: Report): void {
  const { property, brand, t, locale, now } = report
  decorate(sheet, () => {
    sheet.doc.rect(0, 0, sheet.doc.page.width, 8).fill(brand.colour)
  })
  paragraph(sheet, brand.name, { weight: '600', size: 12 })
  heading(sheet, property.title, 1)
  paragraph(sheet, t('portal.reportMade', { day: formatDay(belgianDay(now), locale) }))
  paragraph(
    sheet,
    [t('property.referenceNumber', { ref: String(property.ref) }), property.address]
      .filter(Boolean)
      .join(' · '),
  )
  fact(sheet, t('portal.communications.status'), t(`portal.availability.${property.shown}`))
  const monthly = property.goal === 'rent' ? ` ${t('property.perMonth')}` : ''
  if (property.price !== null) fact(sheet, t('portal.prices.price'), euro(property.price, report) + monthly)
  if (property.onlineSince) fact(sheet, t('portal.timeline.online'), dayOf(property.onlineSince, report))
}

function writeFigures(sheet: Sheet, report: Report): void {
  const { marketing, t } = report
  const { visits, leads, viewings, offers } = marketing
  heading(sheet, t('portal.visits.title'), 2)
  for (const period of ['day', 'week', 'month', 'total'] as const)
    fact(sheet, t(`portal.visits.${period}`), count(visits[period], report))
  heading(sheet, t('portal.commercial.title'), 2)
  fact(sheet, t('portal.commercial.leads'), count(leads.length, report))
  fact(sheet, t('portal.commercial.viewings'), count(viewings, report))
  fact(sheet, t('portal.commercial.offers'), count(offers, report))
}

function writeComparison(sheet: Sheet, report: Report): void {
  const { comparison, t } = report
  if (!comparison) return
  heading(sheet, t('portal.comparison.title'), 2)
  paragraph(sheet, t('portal.comparison.text', { others: comparison.others }))
  const shown = (figure: ComparisonRow['figure'], value: number | null): string => {
    if (value === null) return '–'
    return figure === 'pricePerSquareMetre' ? euro(value, report) : count(value, report)
  }
  for (const { figure, ownFigure, others } of comparison.rows)
    fact(
      sheet,
      t(`portal.comparison.${figure}`),
      `${t('portal.comparison.own')}: ${shown(figure, ownFigure)}\n${t('portal.comparison.others')}: ${shown(figure, others)}`,
    )
}

/** A heading with a line per entry; nothing without entries. */
function writeList(sheet: Sheet, title: string, rows: readonly { label: string; value: string }[]): void {
  if (rows.length === 0) return
  heading(sheet, title, 2)
  for (const { label, value } of rows) fact(sheet, label, value)
}

function writeActivity(sheet: Sheet, report: Report): void {
  const { property, viewings, communications, media, marketing, locale, t } = report
  writeList(
    sheet,
    t('portal.viewing.title'),
    viewings.map(({ day, hours, state, visitor, feedback }) => ({
      label: formatDay(day, locale, 'short'),
      value: [`${formatHours(hours, locale)}, ${t(`portal.viewing.state.${state}`)}`, visitor, feedback]
        .filter(Boolean)
        .join('\n'),
    })),
  )
  writeList(
    sheet,
    t('portal.leads.title'),
    marketing.leads.map(({ at, form, name }) => ({
      label: dayOf(at, report),
      value: [formKindLabels[form][locale], name].filter(Boolean).join('\n'),
    })),
  )
  writeList(
    sheet,
    t('portal.sections.communications'),
    communications.map(({ at, type, subject, contact, comment }) => ({
      label: dayOf(at, report),
      value: [`${studioText(locale, `ownerPanel.types.${type}`)}: ${subject}`, contact, comment]
        .filter(Boolean)
        .join('\n'),
    })),
  )
  writeList(
    sheet,
    t('portal.prices.title'),
    priceSteps(property.priceHistory).map(({ date, price }) => ({
      label: dayOf(date, report),
      value: euro(price, report),
    })),
  )
  writeList(
    sheet,
    t('portal.sections.media'),
    media.map(({ medium, from }) => ({ label: from ? dayOf(from, report) : '–', value: medium })),
  )
}

/** The report about a property for a meeting: tagged, with embedded fonts, in the language of the page. */
export function makeReportPdf(report: Report): Promise<Buffer> {
  const { property, brand, locale, now, t } = report
  const title = `${t('portal.reportTitle')} – ${property.title}`
  const sheet = openSheet({
    title,
    author: brand.name,
    locale,
    font: brand.fonts.fontPrint,
    madeAt: now,
  })
  writeHead(sheet, report)
  writeFigures(sheet, report)
  writeComparison(sheet, report)
  writeActivity(sheet, report)
  return closeSheet(sheet, (page, pages) => [
    `${title} · ${t('portal.reportPage', { page, pages })}`,
    brand.legal[0] ?? brand.name,
  ])
}

/** `rapport-4711.pdf` */
export const reportFileName = ({ property, t }: Pick<Report, 'property' | 't'>): string =>
  `${slugify(t('portal.reportTitle'))}-${property.ref}.pdf`
