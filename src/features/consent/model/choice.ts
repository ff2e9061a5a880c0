/** The categories of specification section 4, in the order of the five toggles. */
export const consentCategories = ['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** The visitor's choice per category. What is strictly necessary is always on. */
export type ConsentChoice = Record<ConsentCategory, boolean>

/**
 * The key of each of the five choices in `localStorage`, with the value 'true' or 'false'. Specification sections
 * 3.7 and 4 list five choices and five keys without pairing them; they are paired here by the meaning of each
 * signal:
 *
 * - strictly necessary: `consent`, true as soon as any choice was made;
 * - analytical: `consentAnalyticsStorage`, measuring visits (`analytics_storage`);
 * - marketing: `consentAdStorage`, storage for advertising (`ad_storage`);
 * - social media: `consentAdUserData`, user data sent to such networks (`ad_user_data`);
 * - unclassified: `consentAdPersonalization`, personalised advertising (`ad_personalization`).
 */
export const consentKeys: Record<ConsentCategory, string> = {
  necessary: 'consent',
  analytical: 'consentAnalyticsStorage',
  marketing: 'consentAdStorage',
  social: 'consentAdUserData',
  unclassified: 'consentAdPersonalization',
}

const choiceOf = (isGranted: (category: ConsentCategory) => boolean): ConsentChoice => ({
  necessary: true,
  analytical: isGranted('analytical'),
  marketing: isGranted('marketing'),
  social: isGranted('social'),
  unclassified: isGranted('unclassified'),
})

/** "Agree all": the five choices granted. */
export const agreedToAll = choiceOf(() => true)

/** "Decline": only the necessary choice is true. Also the initial state of the toggles. */
export const declined = choiceOf(() => false)

/** Parses a stored choice; null if none is stored. Any value but 'true' counts as denied. */
export const parseChoice = (read: (key: string) => string | null): ConsentChoice | null =>
  read(consentKeys.necessary) === null ? null : choiceOf((category) => read(consentKeys[category]) === 'true')

/** Key and value of each choice, as stored. */
export const choiceEntries = (choice: ConsentChoice): [string, string][] =>
  consentCategories.map((category) => [consentKeys[category], String(choice[category])])

/** The four consent mode signals of a choice. */
export function consentSignals(choice: ConsentChoice): Record<string, 'granted' | 'denied'> {
  const signal = (category: ConsentCategory) => (choice[category] ? 'granted' : 'denied')
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('social'),
    ad_personalization: signal('unclassified'),
    analytics_storage: signal('analytical'),
  }
}
