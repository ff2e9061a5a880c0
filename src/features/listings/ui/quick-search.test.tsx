import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'

import { QuickSearch } from './quick-search'

const lists = { saleHref: '/fr/a-vendre/', rentHref: '/fr/a-louer/' }

const search = async (change: Partial<Parameters<typeof QuickSearch>[0]>) =>
  renderToStaticMarkup(
    <QuickSearch
      {...lists}
      counts={{ sale: 12, rent: 7 }}
      t={await getTranslator('fr', 'nl-BE')}
      locale="fr"
      {...change}
    />,
  )

test('the counts are beside the goals, and with one list beside its only one', async () => {
  expect((await search({})).match(/>(12|7)</g)).toEqual(['>12<', '>7<'])
  expect((await search({ rentHref: null })).match(/>(12|7)</g)).toEqual(['>12<'])
  expect((await search({ saleHref: null })).match(/>(12|7)</g)).toEqual(['>7<'])
  expect((await search({ saleHref: null, counts: null })).match(/>(12|7)</g)).toBeNull()
})

test('one list has no choice of the goal, and no list no search', async () => {
  expect(await search({})).toContain('type="radio"')
  expect(await search({ rentHref: null })).not.toContain('type="radio"')
  expect(await search({ saleHref: null, rentHref: null })).toBe('')
})
