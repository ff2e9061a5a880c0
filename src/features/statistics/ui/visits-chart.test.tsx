import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'

import { lastDays, type DayCount } from '../model/visit-counts'

import { VisitsChart } from './visits-chart'

const days = lastDays(new Date('2026-11-25T10:00:00Z'), 30)
const counted = days.map((day, index) => ({ day, count: index === 12 ? 1500 : index }))

async function htmlOf(counts: readonly DayCount[], locale: Locale = 'en'): Promise<string> {
  const { prelude } = await prerender(<VisitsChart days={counts} format={{ locale, style: 'ofLanguage' }} />)
  return new Response(prelude as unknown as BodyInit).text()
}

test('the drawing is named by what it shows', async () => {
  expect(await htmlOf(counted)).toContain(
    'aria-label="27 October 2026 to 25 November 2026: 1,923 page views. The day with the most: 8 November, 1,500."',
  )
  expect(await htmlOf(days.map((day) => ({ day, count: 0 })))).toContain(
    'to 25 November 2026: no page views.',
  )
})

test('the table has every day, the last one first', async () => {
  const html = await htmlOf(counted)
  const rows = [...html.matchAll(/dateTime="([^"]+)".*?<td[^>]*>([^<]+)</g)].map(([, day, count]) => [
    day,
    count,
  ])
  expect(rows).toHaveLength(30)
  expect(rows.slice(0, 2)).toEqual([
    ['2026-11-25', '29'],
    ['2026-11-24', '28'],
  ])
})

test.each(locales)('all of it is drawn in %s', async (locale) => {
  const html = await htmlOf(counted, locale)
  expect(html).toMatch(/<path d="M0,[\d.,CLHZ-]+" class="fill-none/)
  expect(html).not.toMatch(/NaN|undefined|visits\.[a-z]/)
})

test('without days there is no chart, and one day is drawn', async () => {
  expect(await htmlOf([])).toBe('')
  expect(await htmlOf(counted.slice(-1))).not.toContain('NaN')
})
