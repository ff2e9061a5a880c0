'use client'

import { useId, useRef, type KeyboardEvent } from 'react'

import type { DifferencePart } from '@/features/translation/model/text-difference'
import type { SegmentPair } from '@/features/translation/model/text-pairs'
import type { SheetText, TranslationSheet } from '@/features/translation/model/translation-sheet'
import { localeNames } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'
import { Badge, Notice } from '@/studio/ui/parts'

const tones = { missing: 'bad', stale: 'warn', done: 'good' } as const

/** What changed in the source: `ins` and `del` are read out, and shown by line and colour. */
function Difference({ parts }: { parts: readonly DifferencePart[] }) {
  const elements = { added: 'ins', removed: 'del', same: 'span' } as const
  return parts.map(({ kind, text }, index) => {
    const Element = elements[kind]
    // Parts have no other key; they are only shown.
    return <Element key={index}>{text}</Element>
  })
}

interface SegmentFieldProps {
  pair: SegmentPair
  value: string
  label: string
  language: string
  isReadOnly: boolean
  describedBy: string | undefined
  onChange: (value: string) => void
  onAccept: () => void
}

function MarkButtons({ pair, insert }: { pair: SegmentPair; insert: (open: string, close: string) => void }) {
  const t = useStudioText()
  return (
    <span className="studio-row">
      {pair.marks.map(({ number, isSingle }) => (
        <button
          key={number}
          type="button"
          aria-label={t('translation.sheet.marks.insert', { mark: number })}
          onClick={() => (isSingle ? insert(`<${number}/>`, '') : insert(`<${number}>`, `</${number}>`))}
        >
          {isSingle ? `<${number}/>` : `<${number}>…</${number}>`}
        </button>
      ))}
    </span>
  )
}

const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 60)), 0)

function SegmentField({ pair, value, label, language, isReadOnly, describedBy, ...rest }: SegmentFieldProps) {
  const { onChange, onAccept } = rest
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = (open: string, close: string) => {
    const element = field.current
    if (!element) return
    const { selectionStart: from, selectionEnd: to } = element
    onChange(value.slice(0, from) + open + value.slice(from, to) + close + value.slice(to))
    element.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onAccept()
  }
  return (
    <div className="studio-stack studio-stack--tight">
      <textarea
        ref={field}
        className="studio-field"
        lang={language}
        aria-label={label}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        rows={Math.max(rowsOf(pair.source), rowsOf(value))}
        value={value}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {!isReadOnly && pair.marks.length > 0 && <MarkButtons pair={pair} insert={insert} />}
    </div>
  )
}

/** What a translator should know of the source before translating. */
function Hints({ text, sheet }: Pick<TextBesideProps, 'text' | 'sheet'>) {
  const t = useStudioText()
  return (
    <>
      {text.difference && (
        <div className="studio-panel studio-diff">
          <span className="studio-small">{t('translation.sheet.difference')}</span>
          <p lang={sheet.source}>
            <Difference parts={text.difference} />
          </p>
        </div>
      )}
      {text.former !== null && (
        <details>
          <summary>{t('translation.sheet.former')}</summary>
          <p lang={sheet.target} className="studio-breakable">
            {text.former}
          </p>
        </details>
      )}
      {text.state === 'stale' && text.difference === null && (
        <p className="studio-small">{t('translation.sheet.untranslated')}</p>
      )}
    </>
  )
}

interface TextBesideProps {
  text: SheetText
  sheet: TranslationSheet
  segments: readonly string[]
  isTyped: boolean
  isBusy: boolean
  error: string | null
  type: (segments: readonly string[]) => void
  accept: () => void
  propose: () => void
}

/** One text: its source on the left, its translation on the right, part by part. */
export function TextBeside({ text, sheet, segments, isTyped, isBusy, error, ...actions }: TextBesideProps) {
  const { type, accept, propose } = actions
  const t = useStudioText()
  const id = useId()
  const language = localeNames[sheet.target]
  const nameOf = (index: number) =>
    text.segments.length === 1
      ? t('translation.sheet.whole', { label: text.label, language })
      : t('translation.sheet.part', { label: text.label, language, number: index + 1 })
  const isConfirmation = !isTyped && text.state !== 'missing'
  return (
    <li className="studio-stack" data-text={text.path} aria-labelledby={id}>
      <div className="studio-row">
        <h2 id={id}>{text.label}</h2>
        <Badge tone={tones[text.state]}>{t(`translation.sheet.${text.state}`)}</Badge>
      </div>
      <Hints text={text} sheet={sheet} />
      {text.segments.map((pair, index) => (
        // The parts of a text have no other key than their number.
        <div key={index} className="studio-translate__pair">
          <p lang={sheet.source} className="studio-breakable">
            {pair.source}
          </p>
          <SegmentField
            pair={pair}
            value={segments[index] ?? ''}
            label={nameOf(index)}
            language={sheet.target}
            isReadOnly={!sheet.mayWrite}
            describedBy={error === null ? undefined : `${id}-error`}
            onChange={(value) => type(segments.with(index, value))}
            onAccept={accept}
          />
        </div>
      ))}
      {error !== null && (
        <Notice id={`${id}-error`} role="alert" tone="bad">
          {error}
        </Notice>
      )}
      {sheet.mayWrite && (
        <div className="studio-translate__pair">
          <span />
          <div className="studio-row">
            {(isTyped || text.state !== 'done') && (
              <button type="button" className="studio-main" disabled={isBusy} onClick={accept}>
                {t(isConfirmation ? 'translation.sheet.confirm' : 'translation.sheet.accept')}
              </button>
            )}
            {sheet.service && text.state !== 'done' && (
              <button type="button" disabled={isBusy} onClick={propose}>
                {t('translation.machine.propose', { service: sheet.service })}
              </button>
            )}
          </div>
        </div>
      )}
    </li>
  )
}
