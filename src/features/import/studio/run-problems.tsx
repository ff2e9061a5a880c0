import { labelColon } from '@/lib/i18n/label-colon'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { isOneOf, isRecord } from '@/lib/values/read-value'
import { readableKeys } from '@/lib/values/storable-keys'
import type { ImportRun } from '@/payload-types'

import { fieldLabel, fieldOptions } from '../model/describe-value'
import { foldWord, type Question } from '../model/questions'
import { valueReasons } from '../model/reasons'
import { noValue } from '../server/add-code'
import { reportFacts } from '../server/run-log'
import { CodeForm } from './lazy-parts'

/** Counts by key as the log keeps them, the highest first. */
function countsIn(stored: unknown): [string, number][] {
  const counts = readableKeys(stored)
  return Object.entries(isRecord(counts) ? counts : {})
    .map(([key, count]): [string, number] => [key, Number(count)])
    .sort(([, one], [, other]) => other - one)
}

interface CodeProps {
  /** Null for those who may not change the source. */
  source: string | null
  entry: string
  count: number
  language: string
  /** Types by their web number. */
  types: readonly { value: string; label: string }[]
}

/** A code that no table has, with what it can mean here. */
function UnknownCode({ source, entry, count, language, types }: CodeProps) {
  const t = studioTranslator(language)
  const at = entry.indexOf(': ')
  const [field, code] = [entry.slice(0, at), entry.slice(at + 2)]
  const options = field === 'typeWebId' ? types : fieldOptions(field, language)
  const label = fieldLabel(field, language)
  return (
    <li>
      {label}
      {labelColon(language)}
      <code>{code}</code> ({t('imports.times', { times: count })})
      {source && options.length > 0 && (
        <CodeForm
          source={source}
          field={field}
          code={code}
          options={[...options, { value: noValue, label: t('imports.codeNone') }]}
          texts={{
            label: `${label} ${code}`,
            choose: t('imports.codeChoose'),
            save: t('imports.codeSave'),
            saved: t('imports.codeSaved'),
            failed: t('imports.failed'),
          }}
        />
      )}
    </li>
  )
}

/** Codes that the run asks about have their control there. */
const questionFields = { status: 'status', typeWebId: 'type' } as const

function isQuestioned(entry: string, questions: readonly Question[]): boolean {
  const at = entry.indexOf(': ')
  const field = entry.slice(0, at)
  if (field !== 'status' && field !== 'typeWebId') return false
  const kind = questionFields[field]
  const word = foldWord(kind, entry.slice(at + 2))
  return questions.some((question) => question.kind === kind && foldWord(kind, question.word) === word)
}

interface RunProblemsProps {
  run: ImportRun
  language: string
  source: string | null
  types: CodeProps['types']
}

/** Codes that no table has, and values that were left out or changed. */
export function RunProblems({ run, language, source, types }: RunProblemsProps) {
  const t = studioTranslator(language)
  const { questions } = reportFacts(run)
  const codes = countsIn(run.unknownCodes).filter(([entry]) => !isQuestioned(entry, questions))
  const warnings = countsIn(run.warnings).map(([key, count]) => {
    const [field = '', reason = ''] = key.split(' ')
    const what = isOneOf(valueReasons, reason) ? t(`imports.values.${reason}`) : reason
    return { key, label: fieldLabel(field, language), what, count }
  })
  return (
    <>
      {codes.length > 0 && (
        <details className="studio-panel" open>
          <summary>{t('imports.codes')}</summary>
          <p className="studio-muted">{t('imports.codesHelp')}</p>
          <ul>
            {codes.map(([key, count]) => (
              <UnknownCode
                key={key}
                source={source}
                count={count}
                language={language}
                types={types}
                entry={key}
              />
            ))}
          </ul>
        </details>
      )}
      {warnings.length > 0 && (
        <details className="studio-panel">
          <summary>{t('imports.warnings')}</summary>
          <ul>
            {warnings.map(({ key, label, what, count }) => (
              <li key={key}>
                {label}
                {labelColon(language)}
                {what} ({t('imports.times', { times: count })})
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
