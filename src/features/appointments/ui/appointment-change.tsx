import { SelectOptions } from '@/features/submissions/ui/select-options'
import type { FieldOption } from '@/features/submissions/model/form-field'
import type { Translator } from '@/lib/i18n/translator'

interface AppointmentChangeProps {
  /** Path of the private page. */
  path: string
  choices: FieldOption<string>[]
  /** The reason why the last attempt failed. */
  problem: string | undefined
  t: Translator
}

function Move({ path, choices, problem, t }: AppointmentChangeProps) {
  if (!choices.some(({ disabled }) => !disabled))
    return <p className="mt-3 text-slate">{t('appointment.moveNone')}</p>
  return (
    <form method="post" action={`${path}move/`} className="mt-4">
      <label htmlFor="move-slot" className="form-label">
        {t('appointment.moveLabel')}
      </label>
      <select
        id="move-slot"
        name="slot"
        required
        defaultValue=""
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'move-problem' : undefined}
        className="field form-control form-select w-full"
      >
        <option value="">{t('formView.choose')}</option>
        <SelectOptions options={choices} />
      </select>
      {problem && (
        <p id="move-problem" className="form-error">
          {problem}
        </p>
      )}
      <button type="submit" className="button button-brand mt-4">
        {t('appointment.moveSubmit')}
      </button>
    </form>
  )
}

/** Moving and cancelling as plain forms, which work without JavaScript. Cancelling asks for confirmation. */
export function AppointmentChange(props: AppointmentChangeProps) {
  const { path, t } = props
  return (
    <div className="mt-10 grid max-w-4xl gap-x-12 gap-y-10 md:grid-cols-2">
      <section aria-labelledby="move-title">
        <h2 id="move-title" className="text-card font-semibold">
          {t('appointment.moveTitle')}
        </h2>
        <Move {...props} />
      </section>
      <section aria-labelledby="cancel-title">
        <h2 id="cancel-title" className="text-card font-semibold">
          {t('appointment.cancelTitle')}
        </h2>
        <p className="mt-3 text-slate">{t('appointment.cancelText')}</p>
        <details className="mt-4">
          <summary className="w-fit cursor-pointer py-2 font-semibold underline underline-offset-4">
            {t('appointment.cancelAsk')}
          </summary>
          <form method="post" action={`${path}cancel/`} className="mt-3">
            <button type="submit" className="button button-ink">
              {t('appointment.cancelSubmit')}
            </button>
          </form>
        </details>
      </section>
    </div>
  )
}
