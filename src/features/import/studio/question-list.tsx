'use client'

import { Link, toast } from '@payloadcms/ui'
import { useId, useRef, useState, type FormEvent } from 'react'

import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'

import type { QuestionKind } from '../model/questions'
import { runPath } from './import-buttons'

export interface ShownQuestion {
  kind: QuestionKind
  word: string
  /** The question in words. */
  text: string
}

type Options = readonly { value: string; label: string }[]
type Texts = Readonly<
  Record<'title' | 'help' | 'choose' | 'make' | 'zip' | 'name' | 'save' | 'saved' | 'open' | 'failed', string>
>

interface QuestionProps {
  question: ShownQuestion
  options: Options
  texts: Texts
  isBusy: boolean
  onAnswer: (value: string) => void
}

function NewPlace({
  texts,
  isBusy,
  onAnswer,
  labelId,
}: Omit<QuestionProps, 'question' | 'options'> & { labelId: string }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onAnswer(`${String(data.get('zip')).trim()} ${String(data.get('name')).trim()}`)
  }
  return (
    <details>
      <summary>{texts.make}</summary>
      <form className="studio-filters" aria-labelledby={labelId} onSubmit={submit}>
        <label>
          <span>{texts.zip}</span>
          <input type="text" name="zip" required maxLength={14} autoComplete="off" />
        </label>
        <label>
          <span>{texts.name}</span>
          <input type="text" name="name" required maxLength={100} autoComplete="off" />
        </label>
        <button type="submit" disabled={isBusy}>
          {texts.save}
        </button>
      </form>
    </details>
  )
}

function Question({ question, options, texts, isBusy, onAnswer }: QuestionProps) {
  const id = useId()
  const [value, setValue] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(value)
  }
  return (
    <li className="studio-stack studio-stack--tight">
      <p id={id}>{question.text}</p>
      <form className="studio-row" onSubmit={submit}>
        <select aria-labelledby={id} value={value} required onChange={({ target }) => setValue(target.value)}>
          <option value="">{texts.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <button type="submit" aria-describedby={id} disabled={isBusy || value === ''}>
          {texts.save}
        </button>
      </form>
      {question.kind === 'place' && (
        <NewPlace texts={texts} isBusy={isBusy} onAnswer={onAnswer} labelId={id} />
      )}
    </li>
  )
}

interface QuestionListProps {
  /** Id of the run that asks. */
  run: string
  questions: readonly ShownQuestion[]
  /** Questions that are shown when others are answered. */
  left: number
  options: Readonly<Record<QuestionKind, Options>>
  texts: Texts
}

/** The questions of a run, each with its control; an answered one leaves the list. */
export function QuestionList({ run, questions, left, options, texts }: QuestionListProps) {
  const router = useRouter()
  const { request, isBusy } = useStudioRequest()
  const title = useRef<HTMLHeadingElement>(null)
  const [saved, setSaved] = useState<{ run: string | null } | null>(null)
  const answer = async ({ kind, word }: ShownQuestion, value: string) => {
    const body = { kind, word, value }
    const stored = await request<{ run: string | null }>(`importRuns/${run}/answers`, { body })
    if (!stored.isOk) return void toast.error(stored.message ?? texts.failed)
    setSaved(stored.data)
    router.refresh()
    // The control that had the focus goes.
    title.current?.focus()
  }
  if (questions.length === 0 && !saved) return null
  return (
    <section aria-labelledby="studio-run-questions">
      <h2 id="studio-run-questions" ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p role="status">
        {saved && (
          <>
            {texts.saved}{' '}
            {saved.run && (
              <Link href={runPath(saved.run)} prefetch={false}>
                {texts.open}
              </Link>
            )}
          </>
        )}
      </p>
      {questions.length > 0 && <p className="studio-muted">{texts.help}</p>}
      <ul className="studio-list studio-rows">
        {questions.map((question) => (
          <Question
            key={`${question.kind} ${question.word}`}
            question={question}
            texts={texts}
            isBusy={isBusy}
            options={options[question.kind]}
            onAnswer={(value) => void answer(question, value)}
          />
        ))}
      </ul>
      {left > 0 && <p className="studio-muted">+ {left}</p>}
    </section>
  )
}
