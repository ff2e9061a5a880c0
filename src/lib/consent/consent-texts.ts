import type { Translator } from '@/lib/i18n/translator'

/** The words of the question about consent; fetched only when it is asked. */
export const consentTexts = (t: Translator) => ({
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

export type ConsentTexts = ReturnType<typeof consentTexts>
