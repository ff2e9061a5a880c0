import type { SentFact } from './allowed-facts'
import { proposalLengths, type WritingKind } from './writing-kinds'

export interface TextMessage {
  role: 'system' | 'user'
  content: string
}

/** How the agency writes, from the settings. */
export interface WritingStyle {
  words: string
  address: 'formal' | 'informal' | 'none'
  length: 'short' | 'medium' | 'long'
}

export interface PromptSource {
  kind: WritingKind
  /** In English, for the model. */
  language: string
  style: WritingStyle
  facts: readonly SentFact[]
  /** The text of the form, cleaned. */
  text: string
  /** Published descriptions of the agency, cleaned. */
  examples: readonly string[]
}

const addresses = {
  formal: 'Address the reader formally (vous, u, Sie).',
  informal: 'Address the reader informally (tu, je, du).',
  none: 'Do not address the reader.',
} as const

const lengths = {
  short: 'Write about 80 words.',
  medium: 'Write about 150 words.',
  long: 'Write about 250 words.',
} as const

const rules = [
  'You help a Belgian estate agency to write.',
  'State only facts that are given. Invent no number, room, place, feature or distance.',
  'Write no address, no name of a person, no telephone number and no e-mail address.',
  'Answer with the text alone: no heading, no quotation marks, no Markdown.',
].join(' ')

const tasks: Readonly<Record<WritingKind, string>> = {
  describe: 'Describe this property in paragraphs of running text, from its facts.',
  shorter: 'Shorten this text to about half. Keep every fact that matters, and its paragraphs.',
  plainer: 'Write this text in plainer words and shorter sentences. Keep every fact, and its paragraphs.',
  searchTitle: `Write a title for search engines, at most ${proposalLengths.searchTitle} characters.`,
  searchDescription: `Write a description for search engines, at most ${proposalLengths.searchDescription} characters.`,
  alt: 'Describe this picture in one sentence for people who cannot see it. Name nobody.',
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title}:\n${lines.join('\n')}`] : []

/** The messages that a model gets; what is shown to the editor is the same. */
export function promptFor({ kind, language, style, facts, text, examples }: PromptSource): TextMessage[] {
  const isLong = kind === 'describe'
  const words = style.words.trim()
  const system = [
    rules,
    `Write in ${language}.`,
    addresses[style.address],
    ...(isLong ? [lengths[style.length]] : []),
    ...(words ? [`Style of the agency: ${words}`] : []),
  ].join(' ')
  const user = [
    tasks[kind],
    ...section(
      'Facts',
      facts.map(({ label, value }) => `${label}: ${value}`),
    ),
    ...section(
      'Examples of how the agency writes, of other properties; take no fact from them',
      isLong ? examples : [],
    ),
    ...section('Text', text && !isLong ? [text] : []),
  ].join('\n\n')
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
}

/** An answer as it goes into a field: no quotation marks around it, no marks of Markdown, not longer than the field. */
export function readProposal(answer: string, kind: WritingKind): string {
  const isOneLine = kind === 'searchTitle' || kind === 'searchDescription' || kind === 'alt'
  const unmarked = answer
    .replaceAll(/^#+ +|\*\*|__/gm, '')
    .trim()
    .replace(/^["“«„]\s*([^"“”«»„]*?)\s*["”»“]$/su, '$1')
  const text = isOneLine ? unmarked.replaceAll(/\s+/g, ' ') : unmarked.replaceAll(/\n{3,}/g, '\n\n')
  const most = proposalLengths[kind]
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/u, '')
}
