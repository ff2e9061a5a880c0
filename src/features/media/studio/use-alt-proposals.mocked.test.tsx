import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { localized, locales } from '@/lib/i18n/locales'

import { useAltProposals } from './use-alt-proposals'

const [code = '', off = '', ...others] = locales
const languages = vi.hoisted(() => ({ localeCodes: [] as string[] }))

vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { localization: languages } }),
  useForm: () => ({ getDataByPath: () => 'Riverside' }),
  useLocale: () => ({ code: languages.localeCodes[0] }),
}))
vi.mock('@/studio/use-studio-request', () => ({
  useStudioRequest: () => ({ request: () => Promise.resolve({ isOk: false }) }),
}))

test('texts are proposed in the languages that the studio writes in', async () => {
  languages.localeCodes = [code, ...others]
  let proposals: ReturnType<typeof useAltProposals> | undefined
  const Form = () => {
    proposals = useAltProposals(
      'project',
      localized(() => 'photo'),
    )
    return null
  }
  renderToStaticMarkup(<Form />)
  const facts = await proposals?.readFacts()
  expect(Object.keys(facts?.subject ?? {})).toEqual([code, ...others])
  // Facts of related documents are read in all languages.
  const all = { subject: localized(() => 'Riverside'), word: localized(() => 'photo') }
  const texts = proposals?.textsFor(all, 0) ?? {}
  expect(Object.keys(texts)).toEqual([code, ...others])
  expect(texts).not.toHaveProperty(off)
})
