import { studioTranslator } from '@/lib/i18n/studio-text'
import type { ImportRun } from '@/payload-types'

import { fieldOptions } from '../model/describe-value'
import { answerTo, type Answers, type Question } from '../model/questions'
import { readPlaceOptions, type StudioReader } from '../server/read-runs'
import { reportFacts } from '../server/run-log'
import { QuestionList } from './lazy-parts'

/** Each question about a place has the list of all places. */
const shownQuestions = 25

function questionText({ kind, word, properties }: Question, language: string): string {
  const t = studioTranslator(language)
  const count = t('imports.count', { count: properties })
  return t(kind === 'status' && word === '' ? 'imports.ask.noStatus' : `imports.ask.${kind}`, {
    word,
    properties: count,
  })
}

interface RunQuestionsProps {
  reader: StudioReader
  run: ImportRun
  answers: Answers
  types: readonly { value: string; label: string }[]
}

/** What the run asks and has no answer yet. */
export async function RunQuestions({ reader, run, answers, types }: RunQuestionsProps) {
  const { language } = reader
  const t = studioTranslator(language)
  const { questions } = reportFacts(run)
  if (questions.length === 0) return null
  const open = questions.filter((question) => answerTo(answers, question) === undefined)
  const shown = open.slice(0, shownQuestions)
  const isApplied = run.state === 'applied'
  const options = {
    place: shown.some(({ kind }) => kind === 'place') ? await readPlaceOptions(reader) : [],
    type: types,
    status: fieldOptions('status', language),
    provider: (['same', 'other'] as const).map((value) => ({ value, label: t(`imports.answer.${value}`) })),
  }
  const texts = {
    title: t('imports.questionsTitle'),
    help: t('imports.questionsHelp'),
    choose: t('imports.answer.choose'),
    make: t('imports.answer.make'),
    zip: t('imports.answer.zip'),
    name: t('imports.answer.name'),
    save: t('imports.answer.save'),
    open: t('imports.answer.open'),
    // What a trial or a held run found is not stored.
    saved: t(isApplied ? 'imports.answer.saved' : 'imports.answer.stored'),
    failed: t('imports.failed'),
  }
  return (
    <QuestionList
      run={run.id}
      questions={shown.map((question) => ({
        kind: question.kind,
        word: question.word,
        text: questionText(question, language),
      }))}
      left={open.length - shown.length}
      options={options}
      texts={texts}
    />
  )
}
