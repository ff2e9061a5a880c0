import { readFileSync } from 'node:fs'

import { z } from 'zod'

import { languageFacts, type LanguageCode } from '@/lib/i18n/languages/facts'
import { siteModules } from '@/lib/site-config'

/** The looks that a site can begin with, each a folder of `starter/themes`. */
export const themeNames = ['perron', 'quiet', 'city'] as const

/** The regions whose law differs, each a file of `starter/regions`. */
export const regions = ['wallonia', 'flanders', 'brussels'] as const

export type Region = (typeof regions)[number]

const codes = Object.keys(languageFacts) as LanguageCode[]
const language = z.enum(codes, `must be one of ${codes.join(', ')}`)
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f6f5c')
const text = z.string('is missing').trim().min(1, 'is missing').max(200, 'is too long')
const degrees = (limit: number) =>
  z
    .number('must be a number of degrees')
    .min(-limit, `must be at least ${-limit}`)
    .max(limit, `must be at most ${limit}`)

/** What `npm run new:site` has to know of an agency. */
const answersSchema = z
  .strictObject({
    name: text,
    /** As in the register of enterprises; the name when left out. */
    legalName: text.optional(),
    languages: z.tuple([language], language, 'must name at least one language'),
    /** Of visitors who do not say which they read; the first one when left out. */
    defaultLanguage: language.optional(),
    /** In which editors write first; the default one when left out. */
    sourceLanguage: language.optional(),
    /** Its places are made, and its legal rules come first; those of all regions when left out. */
    region: z.enum(regions, `must be one of ${regions.join(', ')}`).optional(),
    /** Where the agency is: maps begin there. */
    centre: z.strictObject({ name: text, latitude: degrees(90), longitude: degrees(180) }),
    /** The look that `site/theme.css` begins with. */
    theme: z.enum(themeNames, `must be one of ${themeNames.join(', ')}`).default('perron'),
    colour: colour.optional(),
    accent: colour.optional(),
    email: z.email('must be an e-mail address'),
    telephone: text,
    /** Number of the licence of the professional institute. */
    licence: text.optional(),
    /** The name of the product in its studio; that of the product when left out. */
    productName: text.optional(),
    /** Those that are off say `false`. */
    modules: z.partialRecord(z.enum(siteModules), z.boolean('must be true or false')).optional(),
    administrator: z.strictObject({ name: text, email: z.email('must be an e-mail address') }),
  })
  .transform((answers) => {
    const { name, legalName = name, languages, defaultLanguage = languages[0] } = answers
    const { sourceLanguage = defaultLanguage } = answers
    return { ...answers, legalName, languages: [...new Set(languages)], defaultLanguage, sourceLanguage }
  })
  .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
    path: ['defaultLanguage'],
    error: 'must be one of the languages',
  })
  .refine(({ languages, sourceLanguage }) => languages.includes(sourceLanguage), {
    path: ['sourceLanguage'],
    error: 'must be one of the languages',
  })

export type SiteAnswers = z.output<typeof answersSchema>

/** The answers are not right. Its message names each wrong one. */
export class AnswersError extends Error {}

/** @throws AnswersError that names every wrong or missing answer */
export function parseAnswers(given: unknown): SiteAnswers {
  const { data, error } = answersSchema.safeParse(given)
  if (data) return data
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`)
  throw new AnswersError(`The answers are not right:\n${lines.join('\n')}`)
}

/** Reads a file of answers. @throws AnswersError */
export function readAnswers(file: string): SiteAnswers {
  try {
    return parseAnswers(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof AnswersError) throw error
    throw new AnswersError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
