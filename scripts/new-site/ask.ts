import { createInterface } from 'node:readline/promises'

import { languageFacts } from '@/lib/i18n/languages/facts'

import { AnswersError, parseAnswers, type SiteAnswers } from './answers'

const isEmail = (text: string) => /^[^@\s]+@[^@\s]+$/.test(text)
const isColour = (text: string) => text === '' || /^#[0-9a-f]{6}$/i.test(text)
const isText = (text: string) => text !== ''
const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))

interface Question {
  text: string
  isRight: (answer: string) => boolean
  fallback?: string
}

/** Asks for what a site needs, line by line, each again until it can be used. */
export async function askAnswers(): Promise<SiteAnswers> {
  if (!process.stdin.isTTY)
    throw new AnswersError(
      'There is nobody to ask. Give the answers in a file: npm run new:site -- --answers FILE',
    )
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async ({ text, isRight, fallback = '' }: Question): Promise<string> => {
    for (;;) {
      const answer = (await lines.question(`${text}${fallback && ` [${fallback}]`}: `)).trim() || fallback
      if (isRight(answer)) return answer
    }
  }
  const known = Object.keys(languageFacts)
  const isCode = (code: string) => known.includes(code)
  const listOf = (answer: string) => answer.split(/[\s,]+/).filter(Boolean)
  try {
    const name = await ask({ text: 'Name of the agency', isRight: isText })
    const languages = listOf(
      await ask({
        text: `Languages, of ${known.join(', ')}`,
        isRight: (answer) => listOf(answer).length > 0 && listOf(answer).every(isCode),
        fallback: 'fr, nl',
      }),
    )
    const first = languages[0] ?? ''
    const isChosen = (code: string) => languages.includes(code)
    return parseAnswers({
      name,
      languages,
      legalName: await ask({ text: 'Legal name', isRight: isText, fallback: name }),
      defaultLanguage: await ask({ text: 'Default language', isRight: isChosen, fallback: first }),
      sourceLanguage: await ask({
        text: 'Language in which editors write first',
        isRight: isChosen,
        fallback: first,
      }),
      centre: {
        name: await ask({ text: 'Town of the agency', isRight: isText }),
        latitude: Number(await ask({ text: 'Its latitude, such as 50.4669', isRight: isNumber })),
        longitude: Number(await ask({ text: 'Its longitude, such as 4.8675', isRight: isNumber })),
      },
      colour: (await ask({ text: 'Colour, such as #1f6f5c; empty: ours', isRight: isColour })) || undefined,
      accent: (await ask({ text: 'Accent colour; empty: ours', isRight: isColour })) || undefined,
      email: await ask({ text: 'E-mail address', isRight: isEmail }),
      telephone: await ask({ text: 'Telephone', isRight: isText }),
      licence: (await ask({ text: 'Licence number; empty: later', isRight: () => true })) || undefined,
      administrator: {
        name: await ask({ text: 'Your name', isRight: isText }),
        email: await ask({ text: 'Your e-mail address', isRight: isEmail }),
      },
    })
  } finally {
    lines.close()
  }
}
