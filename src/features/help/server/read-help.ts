import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { fromMarkdown } from 'mdast-util-from-markdown'

import type { HelpSubject } from '@/features/help/model/help-subjects'
import { env } from '@/lib/env'
import { sourceLocale } from '@/lib/i18n/locales'
import { errorCode } from '@/lib/values/format-error'

type Markdown = ReturnType<typeof fromMarkdown>

/** A part of a text: a heading, a paragraph, a list. */
export type HelpNode = Markdown['children'][number]

/** Anything in the tree of a text. */
export type AnyHelpNode = HelpNode | Markdown

export interface HelpText {
  /** The language it is written in; not the editor's where that has no help. */
  language: string
  title: string
  /** The paragraph that says what the subject is about. */
  lead: HelpNode
  /** Each begins with its heading. */
  sections: HelpNode[][]
}

/** The words of a part, without its marks. */
export function wordsOf(node: AnyHelpNode): string {
  if ('value' in node) return node.value
  const separator = node.type === 'list' || node.type === 'listItem' || node.type === 'root' ? ' ' : ''
  return 'children' in node ? node.children.map(wordsOf).join(separator) : ''
}

/** Splits a text into its title, its first paragraph and its sections. @throws {Error} when it begins otherwise */
export function parseHelp(markdown: string, language: string): HelpText {
  const [title, lead, ...rest] = fromMarkdown(markdown).children
  if (title?.type !== 'heading' || title.depth !== 1 || lead?.type !== 'paragraph')
    throw new Error('A text of the help begins with its title and a paragraph.')
  const sections: HelpNode[][] = []
  for (const node of rest) {
    if (node.type === 'heading') sections.push([])
    sections.at(-1)?.push(node)
  }
  return { language, title: wordsOf(title), lead, sections }
}

const fileOf = (language: string, subject: HelpSubject): string =>
  path.join(env.programFolder, 'help', language, `${subject}.md`)

/** The first language that has the subject: the editor's, the site's, and English, which is always there. */
async function readFirst(subject: HelpSubject, language: string): Promise<HelpText> {
  for (const each of [language, sourceLocale]) {
    const markdown = await readFile(fileOf(each, subject), 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    })
    if (markdown !== null) return parseHelp(markdown, each)
  }
  return parseHelp(await readFile(fileOf('en', subject), 'utf8'), 'en')
}

/** They change with a new version of the program only. */
const cachedTexts = new Map<string, HelpText>()

/**
 * The help about a subject.
 *
 * @param language a language of the site, such as `fr`
 */
export async function readHelp(subject: HelpSubject, language: string): Promise<HelpText> {
  const key = `${language} ${subject}`
  const text = cachedTexts.get(key) ?? (await readFirst(subject, language))
  if (env.isProduction) cachedTexts.set(key, text)
  return text
}
