import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const count = (text: string, word: string) => text.split(word).length - 1

/** React of `npm run dev` compares each page with what the server sent, which `start.js` may have changed before. */
test('React compares neither a document that start.js marks nor the content that it changes', () => {
  const documents = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => read(`src/app/${name}`))
    .filter((source) => source.includes('src="/start.js"'))
  expect(documents).toHaveLength(2)
  for (const source of documents)
    expect(/<html\b[^>]*>/.exec(source)?.[0]).toContain('suppressHydrationWarning')
  for (const file of ['src/lib/parts/part.tsx', 'src/components/ui/script-place.tsx']) {
    const source = read(file)
    expect(count(source, 'suppressHydrationWarning')).toBe(count(source, 'dangerouslySetInnerHTML={'))
  }
})
