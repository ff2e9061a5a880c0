import {
  agreedToAll,
  consentCategories,
  declined,
  type ConsentCategory,
  type ConsentChoice,
} from '@/features/consent/model/choice'
import type { ConsentTexts } from '@/features/consent/model/consent-texts'
import { element } from '@/lib/dom/element'

function toggle(category: ConsentCategory, texts: ConsentTexts): HTMLElement {
  const [name = '', text = ''] = texts.categories[category]
  const isNecessary = category === 'necessary'
  return element(
    'li',
    { className: 'border-b border-line' },
    element(
      'label',
      { className: `flex gap-6 py-4 ${isNecessary ? 'cursor-default' : ''}` },
      element(
        'span',
        { className: 'flex-1' },
        element('span', { className: 'block font-semibold', textContent: name }),
        element('span', { className: 'block text-small text-slate', textContent: text }),
        isNecessary &&
          element('span', { className: 'block text-small font-semibold', textContent: texts.alwaysOn }),
      ),
      element('input', {
        type: 'checkbox',
        name: category,
        defaultChecked: declined[category],
        disabled: isNecessary,
        className: 'consent-switch',
        attributes: { role: 'switch' },
      }),
    ),
  )
}

const choiceButton = (label: string, onclick: () => void) =>
  element('button', { type: 'button', className: 'button button-quiet px-3', textContent: label, onclick })

const closeButton = (label: string, onclick: () => void) =>
  element(
    'button',
    { type: 'button', className: 'shell-dialog-close', onclick },
    element('span', { className: 'sr-only', textContent: label }),
    element('span', { className: 'icon icon-close', attributes: { 'aria-hidden': 'true' } }),
  )

/**
 * Opens the five toggles in a separate window. Escape and the close button return to the question.
 *
 * @param onChoose called once, when the window has been closed by a choice
 */
export function openConsentSettings(texts: ConsentTexts, onChoose: (choice: ConsentChoice) => void): void {
  const choose = (choice: ConsentChoice) => {
    dialog.close()
    onChoose(choice)
  }
  const choosePart = () => {
    const chosen = new FormData(form)
    const choice = { ...declined }
    for (const category of consentCategories) choice[category] ||= chosen.has(category)
    choose(choice)
  }
  const form = element(
    'form',
    { className: 'p-6 sm:p-10', onsubmit: (event: SubmitEvent) => event.preventDefault() },
    element('h2', { id: 'consent-settings', className: 'pr-12 text-title', textContent: texts.settings }),
    element('p', { className: 'mt-3 text-slate', textContent: texts.settingsText }),
    element(
      'ul',
      { className: 'mt-5 border-t border-line' },
      ...consentCategories.map((category) => toggle(category, texts)),
    ),
    element(
      'div',
      { className: 'mt-6 grid gap-3 sm:grid-cols-3' },
      choiceButton(texts.decline, () => choose(declined)),
      choiceButton(texts.agreePartly, choosePart),
      choiceButton(texts.agree, () => choose(agreedToAll)),
    ),
    closeButton(texts.close, () => dialog.close()),
  )
  const dialog = element(
    'dialog',
    {
      className: 'shell-dialog max-w-2xl',
      onclose: () => dialog.remove(),
      attributes: { 'aria-labelledby': 'consent-settings' },
    },
    form,
  )
  document.body.append(dialog)
  dialog.showModal()
}
