import { expect, test } from 'vitest'

import { awaitsAnswer, type OwnedProperty, type Viewing } from '@/features/accounts/model/owner-facts'
import { locales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

import { renderToHtml } from '../../../../tests/support/render-block'

import { ViewingList } from './viewing-list'

const viewing: Viewing = {
  id: 'v1',
  day: '2031-05-06',
  hours: '10:00-13:00',
  state: 'requested',
  start: new Date('2031-05-06T08:00:00Z'),
  visitor: '',
  answer: null,
  proposal: '',
  remark: '',
  feedback: '',
  isOpen: true,
}

const property = { id: 'p1' } as OwnedProperty

async function shown(changes: Partial<Viewing>, locale: Locale): Promise<string> {
  const context = { property, locale, priceStyle: 'ofPage', isReadOnly: false } as const
  return renderToHtml(
    <ViewingList
      viewings={[{ ...viewing, ...changes }]}
      slots={[{ value: '2031-05-07 10:00-13:00', label: 'slot' }]}
      context={{ ...context, t: await getTranslator(locale, 'nl-BE') }}
    />,
  )
}

test.each(locales)(
  'a confirmed viewing asks nothing in %s, but the owner can still object',
  async (locale) => {
    const t = await getTranslator(locale, 'nl-BE')
    const confirmed = await shown({ state: 'confirmed' }, locale)
    expect(confirmed).not.toContain('value="accepted"')
    expect(confirmed).not.toContain(`<summary>${t('portal.viewing.decline')}`)
    expect(confirmed).toContain(t('portal.viewing.unsuitable'))
    expect(confirmed).toContain(t('portal.viewing.declineSend'))
    const requested = await shown({}, locale)
    expect(requested).toContain('value="accepted"')
    expect(requested).not.toContain(t('portal.viewing.unsuitable'))
  },
)

test.each([
  [{}, true],
  [{ answer: 'declined' }, false],
  [{ state: 'confirmed' }, false],
  [{ isOpen: false }, false],
] as const)('whether a viewing with %j waits for its owner: %s', (changes, isWaiting) => {
  expect(awaitsAnswer({ ...viewing, ...changes })).toBe(isWaiting)
})
