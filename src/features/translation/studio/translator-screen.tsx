'use client'

import { useCallback, useId, useRef, useState } from 'react'

import { isOpen, type SheetText, type TranslationSheet } from '@/features/translation/model/translation-sheet'
import { localeNames, type Locale } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { TextBeside } from './text-beside'
import { savedSegments, useSheet } from './use-sheet'

/** A language that the document is translated into. */
export interface TranslationTarget {
  locale: Locale
  href: string
  /** Texts that need work when the screen was opened. */
  count: number
}

/** The languages of the document; that of the screen counts what is still open. */
function Targets({ sheet, targets }: { sheet: TranslationSheet; targets: readonly TranslationTarget[] }) {
  const t = useStudioText()
  const open = sheet.texts.filter(isOpen).length
  return (
    <nav className="studio-row studio-chips" aria-label={t('translation.sheet.other')}>
      <span aria-hidden="true">{t('translation.sheet.other')}</span>
      {targets.map(({ locale, href, count }) => {
        const isCurrent = locale === sheet.target
        const left = isCurrent ? open : count
        return (
          <a key={locale} href={href} aria-current={isCurrent ? 'page' : undefined}>
            <span lang={locale}>{localeNames[locale]}</span>
            {left > 0 && ` (${left})`}
          </a>
        )
      })}
    </nav>
  )
}

function Progress({ texts }: Pick<TranslationSheet, 'texts'>) {
  const t = useStudioText()
  const id = useId()
  const done = texts.filter((text) => !isOpen(text)).length
  return (
    <div className="studio-row">
      <label htmlFor={id}>{t('translation.sheet.progress', { done, count: texts.length })}</label>
      <progress id={id} value={done} max={texts.length} />
    </div>
  )
}

interface ToolsProps {
  sheet: TranslationSheet
  isBusy: boolean
  showsAll: boolean
  setShowsAll: (isOn: boolean) => void
  fill: () => Promise<void>
}

function Tools({ sheet, isBusy, showsAll, setShowsAll, fill }: ToolsProps) {
  const t = useStudioText()
  const { service, mayWrite, texts } = sheet
  const isMissing = texts.some(({ state }) => state === 'missing')
  return (
    <div className="studio-row studio-sticky">
      <Progress texts={texts} />
      <label className="studio-check">
        <input type="checkbox" checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)} />
        {t('translation.sheet.showAll')}
      </label>
      {service && mayWrite && isMissing && (
        <button type="button" disabled={isBusy} onClick={() => void fill()}>
          {t(isBusy ? 'translation.machine.working' : 'translation.machine.fill', { service })}
        </button>
      )}
    </div>
  )
}

function useFocusText() {
  const list = useRef<HTMLOListElement>(null)
  const focus = useCallback((path: string) => {
    // After the next rendering, which enables the fields again.
    setTimeout(() => {
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]
      const field = items.find(({ dataset }) => dataset.text === path)?.querySelector('textarea')
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    }, 0)
  }, [])
  return { list, focus }
}

/** Source beside translation, text by text; only what is missing or to review, unless all is requested. */
export function TranslatorScreen({
  initial,
  targets,
}: {
  initial: TranslationSheet
  targets: readonly TranslationTarget[]
}) {
  const t = useStudioText()
  const { sheet, typed, worked, message, isBusy, type, save, propose, fill } = useSheet(initial)
  const [showsAll, setShowsAll] = useState(false)
  const { list, focus } = useFocusText()
  const end = useRef<HTMLDivElement>(null)
  const shown = sheet.texts.filter(
    (text) => showsAll || isOpen(text) || worked.has(text.path) || typed.has(text.path),
  )
  const accept = async (text: SheetText) => {
    if (isBusy) return
    const next = await save(text)
    if (next) focus(next)
    else if (next === null) setTimeout(() => end.current?.focus(), 0)
  }
  const isFinished = sheet.texts.length > 0 && !sheet.texts.some(isOpen)
  return (
    <>
      <Targets sheet={sheet} targets={targets} />
      <Tools sheet={sheet} isBusy={isBusy} showsAll={showsAll} setShowsAll={setShowsAll} fill={fill} />
      {!sheet.mayWrite && <Notice>{t('translation.sheet.readOnly')}</Notice>}
      {sheet.mayWrite && shown.length > 0 && (
        <p className="studio-small">
          {`${t('translation.sheet.keys')} ${t('translation.sheet.marks.help', { mark: '<1>…</1>' })}`}
        </p>
      )}
      <p role="status" className="studio-tone" data-tone={message?.isError ? 'bad' : undefined}>
        {message?.path === null ? message.text : ''}
      </p>
      {shown.length > 0 && (
        <div className="studio-translate__pair studio-strong">
          <span lang={sheet.source}>{localeNames[sheet.source]}</span>
          <span lang={sheet.target}>{localeNames[sheet.target]}</span>
        </div>
      )}
      <ol className="studio-list studio-rows" ref={list}>
        {shown.map((text) => (
          <TextBeside
            key={text.path}
            text={text}
            sheet={sheet}
            isBusy={isBusy}
            segments={typed.get(text.path) ?? savedSegments(text)}
            isTyped={typed.has(text.path)}
            error={message?.path === text.path ? message.text : null}
            type={(segments) => type(text, segments)}
            accept={() => void accept(text)}
            propose={() => void propose(text)}
          />
        ))}
      </ol>
      {sheet.texts.length === 0 && <p>{t('translation.sheet.nothing')}</p>}
      {isFinished && (
        <Notice ref={end} tabIndex={-1} tone="good">
          {t('translation.sheet.finished')}
        </Notice>
      )}
    </>
  )
}
