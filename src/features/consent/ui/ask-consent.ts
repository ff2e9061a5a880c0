import { agreedToAll, declined, type ConsentChoice } from '@/features/consent/model/choice'
import type { ConsentTexts } from '@/features/consent/model/consent-texts'
import { element } from '@/lib/dom/element'

import { openConsentSettings } from './consent-settings'
import { storeChoice } from './stored-choice'

export interface ConsentQuestionData {
  texts: ConsentTexts
  /** URL of the cookie policy, if the page exists. */
  policyHref: string | null
}

/** Removes `setcookies` from the URL: a reload or the back button must not delete the choice just made. */
function dropResetParameter(): void {
  const url = new URL(location.href)
  url.searchParams.delete('setcookies')
  history.replaceState(history.state, '', url)
}

const answerButton = (label: string, onclick: () => void) =>
  element('button', {
    type: 'button',
    className: 'button bg-ground px-3 text-ink hover:bg-line',
    textContent: label,
    onclick,
  })

const questionText = ({ texts, policyHref }: ConsentQuestionData) =>
  element(
    'div',
    {},
    element('h2', { id: 'consent-title', className: 'text-card', textContent: texts.title }),
    element(
      'p',
      { id: 'consent-text', className: 'mt-2 max-w-3xl text-small text-on-dark/85' },
      `${texts.text} `,
      policyHref !== null &&
        element('a', {
          href: policyHref,
          className: 'inline-block py-0.5 whitespace-nowrap text-on-dark underline',
          textContent: texts.policy,
        }),
    ),
  )

function answers(texts: ConsentTexts, choose: (choice: ConsentChoice) => void): HTMLElement {
  const settings = element('button', {
    type: 'button',
    className: 'min-h-11 text-small font-semibold underline sm:col-span-2',
    textContent: texts.change,
    onclick: () => openConsentSettings(texts, choose),
  })
  return element(
    'div',
    { className: 'grid gap-x-3 sm:grid-cols-2' },
    element(
      'div',
      { className: 'grid grid-cols-2 gap-3 sm:col-span-2' },
      answerButton(texts.decline, () => choose(declined)),
      answerButton(texts.agreeAll, () => choose(agreedToAll)),
    ),
    settings,
  )
}

/**
 * Asks for consent in a bar at the bottom that leaves the page readable. Both buttons have the same weight; Escape does
 * not answer.
 */
export const askConsent = (data: ConsentQuestionData): Promise<ConsentChoice> =>
  new Promise((resolve) => {
    const choose = (choice: ConsentChoice) => {
      storeChoice(choice)
      dropResetParameter()
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
      element('span', {
        className: 'steps absolute right-0 bottom-full h-6 w-24 bg-dark lg:h-9 lg:w-36',
        attributes: { 'aria-hidden': 'true' },
      }),
      element(
        'div',
        {
          className: 'wrap grid gap-x-16 gap-y-5 pt-6 pb-3 lg:grid-cols-[1fr_auto] lg:items-center lg:py-8',
        },
        questionText(data),
        answers(data.texts, choose),
      ),
    )
    // Early in the page, for the keyboard.
    document.querySelector('[data-consent-place]')?.append(bar)
  })
