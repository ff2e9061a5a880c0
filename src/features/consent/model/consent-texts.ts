import type { Translator } from '@/lib/i18n/translator'
import { consentCategories, type ConsentCategory } from './choice'

/** The standard texts of the consent question; fetched only when it is shown. */
export const standardConsentTexts = (t: Translator) => ({
  title: t('consent.title'),
  text: t('consent.text'),
  policy: t('consent.policy'),
  agreeAll: t('consent.agreeAll'),
  decline: t('consent.decline'),
  change: t('consent.change'),
  settings: t('consent.settings'),
  settingsText: t('consent.settingsText'),
  agreePartly: t('consent.agreePartly'),
  agree: t('consent.agree'),
  close: t('shell.close'),
  alwaysOn: t('consent.alwaysOn'),
  categories: {
    necessary: [t('consent.necessary'), t('consent.necessaryText')],
    analytical: [t('consent.analytical'), t('consent.analyticalText')],
    marketing: [t('consent.marketing'), t('consent.marketingText')],
    social: [t('consent.social'), t('consent.socialText')],
    unclassified: [t('consent.unclassified'), t('consent.unclassifiedText')],
  },
})

export type ConsentTexts = ReturnType<typeof standardConsentTexts>

/** The texts that an agency can change; `close` is the same in every window of the site. */
export const ownConsentTexts = [
  'title',
  'text',
  'policy',
  'agreeAll',
  'decline',
  'change',
  'settings',
  'settingsText',
  'agreePartly',
  'agree',
  'alwaysOn',
] as const

type Text = string | null | undefined

/** The agency's texts as stored: each may be missing. */
export type OwnConsentTexts = Partial<Record<(typeof ownConsentTexts)[number], Text>> & {
  categories?: Partial<Record<ConsentCategory, { name?: Text; text?: Text } | null>> | null
}

const textOr = (text: Text, standard: string): string => text?.trim() || standard

/** The agency's texts, with the standard text for each missing one. */
export function mergeConsentTexts(standard: ConsentTexts, written: OwnConsentTexts): ConsentTexts {
  const merged = { ...standard, categories: { ...standard.categories } }
  for (const name of ownConsentTexts) merged[name] = textOr(written[name], standard[name])
  for (const category of consentCategories) {
    const [name = '', text = ''] = standard.categories[category]
    const words = written.categories?.[category]
    merged.categories[category] = [textOr(words?.name, name), textOr(words?.text, text)]
  }
  return merged
}

/** The standard text of a stored field, such as `title` or `categories.social.name`; empty for others. */
export function standardTextAt(standard: ConsentTexts, path: string): string {
  const name = ownConsentTexts.find((each) => each === path)
  if (name) return standard[name]
  const [, category, part] = path.split('.')
  const words = consentCategories.find((each) => each === category)
  return (words && standard.categories[words][part === 'text' ? 1 : 0]) ?? ''
}
