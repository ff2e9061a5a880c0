import { element, iconOf } from '@/lib/dom/element'

import type { MotionTexts } from './motion-texts'

const buttonClass =
  'pointer-events-auto inline-flex size-11 items-center justify-center bg-ink/85 text-white hover:bg-ink'

const paths = {
  pause: 'M6 4h4v16H6ZM14 4h4v16h-4Z',
  play: 'M7 4v16l13-8Z',
  previous: 'm15 4 2 2-6 6 6 6-2 2-8-8Z',
  next: 'm9 4-2 2 6 6-6 6 2 2 8-8Z',
}

function draw(button: HTMLButtonElement, name: keyof typeof paths, label: string): void {
  button.setAttribute('aria-label', label)
  button.title = label
  button.replaceChildren(iconOf(paths[name], 'size-5 fill-current'))
}

/** A round of controls has one button per icon. */
export function controlButton(
  name: keyof typeof paths,
  label: string,
  onclick: () => void,
): HTMLButtonElement {
  const button = element('button', { type: 'button', className: buttonClass, onclick })
  draw(button, name, label)
  return button
}

/** The button that pauses and starts the motion (WCAG 2.2.2), and a function that shows its state. */
export function motionButton(texts: MotionTexts, onToggle: () => void) {
  const button = controlButton('play', texts.play, onToggle)
  const show = (isPlaying: boolean) =>
    isPlaying ? draw(button, 'pause', texts.pause) : draw(button, 'play', texts.play)
  return { button, show }
}

/**
 * The controls over a picture: at its bottom; in a hero on wide screens at the right, above the steps at the bottom.
 *
 * @param isLow at the bottom on wide screens too, where no other element is
 */
export const controlBar = (isLow: boolean, ...controls: Node[]): HTMLElement =>
  element(
    'div',
    { className: `wrap pointer-events-none absolute inset-x-0 bottom-4 z-20 ${isLow ? '' : 'lg:bottom-30'}` },
    element('div', { className: `flex gap-px ${isLow ? 'justify-end' : 'lg:ml-auto lg:w-96'}` }, ...controls),
  )
