/** The categories of specification section 4, in the order of the five toggles. */
export const consentCategories = ['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** What the visitor agreed to. What is strictly necessary is always on. */
export type ConsentChoice = Record<ConsentCategory, boolean>

/**
 * Where each of the five choices is kept in `localStorage`, as 'true' or 'false' (specification sections 3.7 and 4,
 * which name five choices and five keys without joining them; joined here by what each signal means):
 *
 * - strictly necessary: `consent`, true as soon as any choice was made;
 * - analytical: `consentAnalyticsStorage`, measuring visits (`analytics_storage`);
 * - marketing: `consentAdStorage`, storage for advertising (`ad_storage`);
 * - social media: `consentAdUserData`, what such networks learn about the visitor (`ad_user_data`);
 * - unclassified: `consentAdPersonalization`, advertising made personal with it (`ad_personalization`).
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

/** "Decline": the necessary one true, the rest denied. Also how the toggles stand at first. */
export const declined = choiceOf(() => false)

/** Reads a stored choice, or null when none is stored; anything but 'true' counts as denied. */
export const readChoice = (read: (key: string) => string | null): ConsentChoice | null =>
  read(consentKeys.necessary) === null ? null : choiceOf((category) => read(consentKeys[category]) === 'true')

/** Key and value of each choice, as they are stored. */
export const choiceEntries = (choice: ConsentChoice): [string, string][] =>
  consentCategories.map((category) => [consentKeys[category], String(choice[category])])

/** The four signals of consent mode for a choice. */
export function consentSignals(choice: ConsentChoice): Record<string, 'granted' | 'denied'> {
  const signal = (category: ConsentCategory) => (choice[category] ? 'granted' : 'denied')
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('social'),
    ad_personalization: signal('unclassified'),
    analytics_storage: signal('analytical'),
  }
}
