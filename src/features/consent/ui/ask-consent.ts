import { agreedToAll, declined, type ConsentChoice } from '@/features/consent/model/choice'
import type { ConsentTexts } from '@/features/consent/model/consent-texts'
import { element } from '@/lib/dom/element'

import { openConsentSettings } from './consent-settings'
import { dropParameter } from './drop-parameter'
import { storeChoice } from './stored-choice'

export interface ConsentQuestionData {
  texts: ConsentTexts
  /** URL of the cookie policy, if the page exists. */
  policyHref: string | null
}

const answerButton = (label: string, onclick: () => void) =>
  element('button', {
    type: 'button',
    className: 'button bg-ground px-3 text-ink hover:bg-line',
    textContent: label,
    onclick,
  })

const link = 'min-h-11 content-center text-small underline'

const linksOf = ({ texts, policyHref }: ConsentQuestionData, choose: (choice: ConsentChoice) => void) =>
  element(
    'div',
    { className: 'flex flex-wrap gap-x-5' },
    element('button', {
      type: 'button',
      className: link,
      textContent: texts.change,
      onclick: () => openConsentSettings(texts, choose),
    }),
    policyHref !== null && element('a', { href: policyHref, className: link, textContent: texts.policy }),
  )

/**
 * Asks for consent in a card that leaves the page readable. Both buttons have the same weight; Escape does
 * not answer.
 */
export const askConsent = (data: ConsentQuestionData): Promise<ConsentChoice> =>
  new Promise((resolve) => {
    const choose = (choice: ConsentChoice) => {
      storeChoice(choice)
      // A reload or the back button must not delete the choice just made.
      dropParameter('setcookies')
      bar.remove()
      // The pressed button is removed, so the focus moves to the top of the page without scrolling.
      document.getElementById('top')?.focus({ preventScroll: true })
      resolve(choice)
    }
    const bar = element(
      'dialog',
      {
        open: true,
        className: 'consent-bar',
        attributes: { 'aria-labelledby': 'consent-title', 'aria-describedby': 'consent-text' },
      },
      element('h2', { id: 'consent-title', className: 'text-card', textContent: data.texts.title }),
      element('p', {
        id: 'consent-text',
        className: 'mt-1 text-small text-on-dark/85',
        textContent: data.texts.text,
      }),
      linksOf(data, choose),
      element(
        'div',
        { className: 'mt-1 grid grid-cols-2 gap-3' },
        answerButton(data.texts.decline, () => choose(declined)),
        answerButton(data.texts.agreeAll, () => choose(agreedToAll)),
      ),
    )
    // Early in the page, for the keyboard.
    document.querySelector('[data-consent-place]')?.append(bar)
  })
