import { createInterface, type Interface } from 'node:readline/promises'

import { languageFacts } from '@/lib/i18n/languages/facts'
import { isOneOf } from '@/lib/values/read-value'

import { AnswersError, parseAnswers, regions, themeNames, type SiteAnswers } from './answers'

const codes = Object.keys(languageFacts)
const listOf = (answer: string) => answer.split(/[\s,]+/).filter(Boolean)

const isText = (text: string) => text !== ''
const isEmail = (text: string) => /^[^@\s]+@[^@\s]+$/.test(text)
const isColour = (text: string) => text === '' || /^#[0-9a-f]{6}$/i.test(text)
const isTheme = (text: string) => isOneOf(themeNames, text)
const isRegion = (text: string) => text === '' || isOneOf(regions, text)
const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))
const areCodes = (text: string) =>
  listOf(text).length > 0 && listOf(text).every((code) => codes.includes(code))

/** Asks the same question until the answer can be used. */
type Ask = (text: string, isRight: (answer: string) => boolean, fallback?: string) => Promise<string>

const askOn =
  (lines: Interface): Ask =>
  async (text, isRight, fallback = '') => {
    for (;;) {
      const answer = (await lines.question(`${text}${fallback && ` [${fallback}]`}: `)).trim() || fallback
      if (isRight(answer)) return answer
    }
  }

async function askLanguages(ask: Ask) {
  const languages = listOf(await ask(`Languages, of ${codes.join(', ')}`, areCodes, 'fr, nl'))
  const [first] = languages
  const isChosen = (code: string) => languages.includes(code)
  return {
    languages,
    defaultLanguage: await ask('Default language', isChosen, first),
    sourceLanguage: await ask('Language in which editors write first', isChosen, first),
  }
}

async function askAgency(ask: Ask) {
  const name = await ask('Name of the agency', isText)
  return {
    name,
    legalName: await ask('Legal name', isText, name),
    region: (await ask(`Region, of ${regions.join(', ')}; empty: all`, isRegion)) || undefined,
    centre: {
      name: await ask('Town of the agency', isText),
      latitude: Number(await ask('Its latitude, such as 50.4669', isNumber)),
      longitude: Number(await ask('Its longitude, such as 4.8675', isNumber)),
    },
    email: await ask('E-mail address', isEmail),
    telephone: await ask('Telephone', isText),
    licence: (await ask('Licence number; empty: later', () => true)) || undefined,
    theme: await ask(`Look, of ${themeNames.join(', ')}`, isTheme, themeNames[0]),
    colour: (await ask('Colour, such as #1f6f5c; empty: that of the look', isColour)) || undefined,
    accent: (await ask('Accent colour; empty: that of the look', isColour)) || undefined,
  }
}

/**
 * Asks in the terminal for what a site needs.
 *
 * @throws AnswersError without a terminal
 */
export async function askAnswers(): Promise<SiteAnswers> {
  if (!process.stdin.isTTY)
    throw new AnswersError(
      'There is nobody to ask. Give the answers in a file: npm run new:site -- --answers FILE',
    )
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const ask = askOn(lines)
  try {
    return parseAnswers({
      ...(await askAgency(ask)),
      ...(await askLanguages(ask)),
      administrator: {
        name: await ask('Your name', isText),
        email: await ask('Your e-mail address', isEmail),
      },
    })
  } finally {
    lines.close()
  }
}
