import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { flattenAllFields, type Field } from 'payload'
import { expect, test } from 'vitest'

import { helpPath, helpSubjects } from '@/features/help/model/help-subjects'
import { parseHelp, wordsOf, type AnyHelpNode, type HelpText } from '@/features/help/server/read-help'
import { languageFacts } from '@/lib/i18n/languages/facts'
import { payloadLanguages } from '@/lib/i18n/languages/payload'
import { schemaMessages } from '@/lib/i18n/languages/schema'
import { studioMessages } from '@/lib/i18n/languages/studio'
import { payloadTexts } from '@/lib/payload/payload-texts/payload-texts'
import { isRecord } from '@/lib/values/read-value'

import { completeCollections, completeGlobals } from './complete-schemas'
import { studioViews } from './studio-views'

/** Folders of `help`; a language without one reads the help in the first language of the site. */
const languages = Object.keys(languageFacts).filter((language) =>
  readdirSync('help').includes(language),
) as (keyof typeof languageFacts)[]

const slugs = helpSubjects.map(({ slug }) => slug)
const cases = languages.flatMap((language) => slugs.map((slug) => ({ language, slug })))

const markdownOf = (language: string, slug: string) =>
  readFileSync(path.join('help', language, `${slug}.md`), 'utf8')

const textOf = (language: string, slug: string): HelpText => parseHelp(markdownOf(language, slug), language)

const nodesIn = (node: AnyHelpNode): AnyHelpNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
]
const allNodes = ({ lead, sections }: HelpText): AnyHelpNode[] => [lead, ...sections.flat()].flatMap(nodesIn)

/** Every text below a message or a translation. */
const textsIn = (value: unknown): string[] =>
  isRecord(value) ? Object.values(value).flatMap(textsIn) : typeof value === 'string' ? [value] : []

/** The words that the studio shows in a language; of `Edit selection (3)` what does not change. */
const wordsOfStudio = (language: keyof typeof languageFacts): Set<string> => {
  const ownTexts = [studioMessages[language], schemaMessages[language]].flatMap(textsIn)
  const payload = [
    payloadLanguages[language].translations,
    payloadTexts[language as keyof typeof payloadTexts],
  ]
  const fixed = ownTexts.map((text) => text.replace(/\s*\(?\{[^{}]*\}\)?/g, ''))
  return new Set([...ownTexts, ...fixed, ...payload.flatMap(textsIn)])
}

/** What the texts of the studio's screens link to. */
const collections = new Map(completeCollections().map((each) => [each.slug, each]))
const globals = new Map(completeGlobals().map((each) => [each.slug, each]))
const viewPaths = Object.values(studioViews).flatMap((view) => Object(view).path ?? [])

const fieldAt = (fields: Field[], [name, ...rest]: string[]): boolean => {
  const field = flattenAllFields({ fields }).find((each) => each.name === name)
  if (!field) return false
  return rest.length === 0 || ('fields' in field && fieldAt(field.fields as Field[], rest))
}

function leadsSomewhere(href: string): boolean {
  const { pathname, searchParams } = new URL(href, 'http://studio')
  const [admin, first = '', second = '', ...more] = pathname.split('/').filter(Boolean)
  if (admin !== 'admin' || !pathname.endsWith('/') || more.length > 0) return false
  if (first === 'collections') return collections.has(second)
  if (first === 'help') return slugs.some((slug) => slug === second)
  if (first !== 'globals') return second === '' && (first === 'account' || viewPaths.includes(`/${first}`))
  const field = searchParams.get('field')
  const fields = globals.get(second)?.fields
  return fields !== undefined && (field === null || fieldAt(fields, field.split('.')))
}

test('every folder has every subject and nothing else', () => {
  for (const language of languages)
    expect(readdirSync(path.join('help', language)).toSorted(), language).toEqual(
      slugs.map((slug) => `${slug}.md`).toSorted(),
    )
  expect(readdirSync('help').toSorted()).toEqual([...languages].toSorted())
  expect(languages).toContain('en')
})

/** Headings, lists with their number of items, and links: the same in every language. */
const shapeOf = (text: HelpText): string[] =>
  allNodes(text).flatMap((node) => {
    if (node.type === 'heading') return [`heading ${node.depth}`]
    if (node.type === 'list') return [`${node.ordered ? 'steps' : 'list'} ${node.children.length}`]
    return node.type === 'paragraph' || node.type === 'link' ? [node.type] : []
  })

test.each(slugs)('%s has the same headings, lists and links in every language', (slug) => {
  const [first, ...others] = languages.map((language) => textOf(language, slug))
  const linksOf = (text: HelpText) =>
    allNodes(text)
      .flatMap((node) => (node.type === 'link' ? [node.url] : []))
      .toSorted()
  const kindsOf = (text: HelpText) => shapeOf(text).filter((each) => each !== 'link')
  for (const other of others) {
    expect(kindsOf(other), other.language).toEqual(kindsOf(first!))
    expect(linksOf(other), other.language).toEqual(linksOf(first!))
  }
})

/** What the view of the help shows. */
const shown = ['heading', 'paragraph', 'list', 'listItem', 'strong', 'inlineCode', 'link', 'text']

test.each(cases)(
  '$language/$slug has parts that the view shows, and a length that is read',
  ({ language, slug }) => {
    const text = textOf(language, slug)
    expect(allNodes(text).filter(({ type }) => !shown.includes(type))).toEqual([])
    expect(text.sections.map(([heading]) => heading?.type)).toEqual(text.sections.map(() => 'heading'))
    const all = `${text.title} ${[text.lead, ...text.sections.flat()].map(wordsOf).join(' ')}`
    const count = all.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    expect(count).toBeGreaterThanOrEqual(120)
    expect(count).toBeLessThanOrEqual(300)
  },
)

test.each(cases)('links of $language/$slug lead to a screen', ({ language, slug }) => {
  const links = allNodes(textOf(language, slug)).flatMap((node) => (node.type === 'link' ? [node.url] : []))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((href) => !leadsSomewhere(href))).toEqual([])
})

test('a link to nowhere is seen', () => {
  expect(leadsSomewhere('/admin/globals/siteConfig/?field=agency.name')).toBe(true)
  expect(leadsSomewhere('/admin/globals/siteConfig/?field=agency.colour')).toBe(false)
  expect(leadsSomewhere('/admin/collections/houses/')).toBe(false)
  expect(leadsSomewhere('/admin/nothing/')).toBe(false)
  expect(leadsSomewhere('/for-sale/')).toBe(false)
})

test.each(languages)('the words of the studio in the help in %s are those that it shows', (language) => {
  const shownWords = wordsOfStudio(language)
  const titles = new Map<string, string>(
    slugs.map((slug) => [`/admin${helpPath(slug)}`, textOf(language, slug).title]),
  )
  const wrong = slugs.flatMap((slug) =>
    allNodes(textOf(language, slug)).flatMap((node) => {
      const words = wordsOf(node)
      if (node.type === 'strong' && !shownWords.has(words)) return [`${slug}: ${words}`]
      if (node.type !== 'link') return []
      const title = titles.get(node.url)
      return (title === undefined ? shownWords.has(words) : title === words) ? [] : [`${slug}: ${words}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('every screen of the menu has its help, and every help is of screens that exist', () => {
  const isInMenu = ({ admin }: { admin?: { hidden?: unknown } }) => admin?.hidden !== true
  const screens = [
    '',
    'account',
    ...[...collections.values()].filter(isInMenu).map(({ slug }) => `collections/${slug}`),
    ...[...globals.values()].filter(isInMenu).map(({ slug }) => `globals/${slug}`),
    ...viewPaths.map((each) => each.slice(1)).filter((each) => each !== 'help'),
  ]
  expect(helpSubjects.flatMap((subject) => [...subject.screens]).toSorted()).toEqual(screens.toSorted())
})
