import { useState } from 'react'

import { agreedToAll, declined, type ConsentChoice } from '@/features/consent/model/choice'
import type { ConsentTexts } from '@/features/consent/model/consent-texts'

import { ConsentSettings } from './consent-settings'
import { storeChoice } from './stored-choice'

export interface ConsentQuestionData {
  texts: ConsentTexts
  /** URL of the cookie policy, if the page exists. */
  policyHref: string | null
}

interface ConsentQuestionProps extends ConsentQuestionData {
  onChoice: (choice: ConsentChoice) => void
}

/** Removes `setcookies` from the URL: a reload or the back button must not delete the choice just made. */
function dropResetParameter(): void {
  const url = new URL(location.href)
  url.searchParams.delete('setcookies')
  history.replaceState(history.state, '', url)
}

/**
 * The consent question: a bar at the bottom that leaves the page readable. Both buttons have the same weight;
 * Escape does not answer. Loaded only when the question is shown.
 */
export function ConsentQuestion({ texts, policyHref, onChoice }: ConsentQuestionProps) {
  const [step, setStep] = useState<'question' | 'settings' | 'done'>('question')
  if (step === 'done') return null

  const choose = (choice: ConsentChoice) => {
    storeChoice(choice)
    dropResetParameter()
    setStep('done')
    // The pressed button is removed, so the focus moves to the top of the page without scrolling.
    setTimeout(() => document.getElementById('top')?.focus({ preventScroll: true }))
    onChoice(choice)
  }

  return (
    <>
      <dialog open aria-labelledby="consent-title" aria-describedby="consent-text" className="consent-bar">
        <span
          aria-hidden="true"
          className="steps absolute right-0 bottom-full h-6 w-24 bg-ink lg:h-9 lg:w-36"
        />
        <div className="wrap grid gap-x-16 gap-y-5 pt-6 pb-3 lg:grid-cols-[1fr_auto] lg:items-center lg:py-8">
          <div>
            <h2 id="consent-title" className="text-card">
              {texts.title}
            </h2>
            <p id="consent-text" className="mt-2 max-w-3xl text-small text-white/85">
              {texts.text}{' '}
              {policyHref && (
                <a href={policyHref} className="inline-block py-0.5 whitespace-nowrap text-white underline">
                  {texts.policy}
                </a>
              )}
            </p>
          </div>
          <div className="grid gap-x-3 sm:grid-cols-2">
            <div className="grid grid-cols-2 gap-3 sm:col-span-2">
              <button
                type="button"
                className="button bg-white px-3 text-ink hover:bg-line"
                onClick={() => choose(declined)}
              >
                {texts.decline}
              </button>
              <button
                type="button"
                className="button bg-white px-3 text-ink hover:bg-line"
                onClick={() => choose(agreedToAll)}
              >
                {texts.agreeAll}
              </button>
            </div>
            <button
              type="button"
              className="min-h-11 text-small font-semibold underline sm:col-span-2"
              onClick={() => setStep('settings')}
            >
              {texts.change}
            </button>
          </div>
        </div>
      </dialog>
      {step === 'settings' && (
        <ConsentSettings texts={texts} onChoose={choose} onClose={() => setStep('question')} />
      )}
    </>
  )
}
