import { useEffect, useRef } from 'react'

import {
  agreedToAll,
  consentCategories,
  declined,
  type ConsentCategory,
  type ConsentChoice,
} from '@/features/consent/model/choice'
import type { ConsentTexts } from '@/features/consent/model/consent-texts'

interface ToggleProps {
  category: ConsentCategory
  texts: ConsentTexts
}

function Toggle({ category, texts }: ToggleProps) {
  const [name, text] = texts.categories[category]
  const isNecessary = category === 'necessary'
  return (
    <li className="border-b border-line">
      <label className={`flex gap-6 py-4 ${isNecessary ? 'cursor-default' : ''}`}>
        <span className="flex-1">
          <span className="block font-semibold">{name}</span>
          <span className="block text-small text-slate">{text}</span>
          {isNecessary && <span className="block text-small font-semibold">{texts.alwaysOn}</span>}
        </span>
        <input
          type="checkbox"
          role="switch"
          name={category}
          defaultChecked={declined[category]}
          disabled={isNecessary}
          className="consent-switch"
        />
      </label>
    </li>
  )
}

interface ConsentSettingsProps {
  texts: ConsentTexts
  onChoose: (choice: ConsentChoice) => void
  /** Closed without a choice: the question stays open. */
  onClose: () => void
}

/** The five toggles in a separate window. Escape and the close button return to the question. */
export function ConsentSettings({ texts, onChoose, onClose }: ConsentSettingsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const choosePart = () => {
    const chosen = new FormData(form.current ?? undefined)
    const choice = { ...declined }
    for (const category of consentCategories) choice[category] ||= chosen.has(category)
    onChoose(choice)
  }

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="consent-settings"
      className="shell-dialog max-w-2xl"
    >
      <form ref={form} className="p-6 sm:p-10" onSubmit={(event) => event.preventDefault()}>
        <h2 id="consent-settings" className="pr-12 text-title">
          {texts.settings}
        </h2>
        <p className="mt-3 text-slate">{texts.settingsText}</p>
        <ul className="mt-5 border-t border-line">
          {consentCategories.map((category) => (
            <Toggle key={category} category={category} texts={texts} />
          ))}
        </ul>
        <div className="mt-6 grid gap-3 sm:grid-cols-3">
          <button type="button" className="button button-quiet px-3" onClick={() => onChoose(declined)}>
            {texts.decline}
          </button>
          <button type="button" className="button button-quiet px-3" onClick={choosePart}>
            {texts.agreePartly}
          </button>
          <button type="button" className="button button-quiet px-3" onClick={() => onChoose(agreedToAll)}>
            {texts.agree}
          </button>
        </div>
        <button type="button" className="shell-dialog-close" onClick={() => dialog.current?.close()}>
          <span className="sr-only">{texts.close}</span>
          <span aria-hidden="true" className="icon icon-close" />
        </button>
      </form>
    </dialog>
  )
}
