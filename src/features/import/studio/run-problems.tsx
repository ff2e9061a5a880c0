import { studioTranslator } from '@/lib/i18n/studio-text'
import { isOneOf, isRecord } from '@/lib/values/read-value'
import type { ImportRun } from '@/payload-types'

import { fieldLabel } from '../model/describe-value'
import { valueReasons } from '../model/reasons'

/** Counts by key as the log keeps them, the highest first. */
const countsIn = (stored: unknown): [string, number][] =>
  Object.entries(isRecord(stored) ? stored : {})
    .map(([key, count]): [string, number] => [key, Number(count)])
    .sort(([, one], [, other]) => other - one)

/** Codes that no table has, and values that were left out or changed. */
export function RunProblems({ run, language }: { run: ImportRun; language: string }) {
  const t = studioTranslator(language)
  const codes = countsIn(run.unknownCodes)
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
            {codes.map(([key, count]) => {
              const [field = '', code = ''] = key.split(': ')
              return (
                <li key={key}>
                  {fieldLabel(field, language)}: <code>{code}</code> ({t('imports.times', { times: count })})
                </li>
              )
            })}
          </ul>
        </details>
      )}
      {warnings.length > 0 && (
        <details className="studio-panel">
          <summary>{t('imports.warnings')}</summary>
          <ul>
            {warnings.map(({ key, label, what, count }) => (
              <li key={key}>
                {label}: {what} ({t('imports.times', { times: count })})
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
