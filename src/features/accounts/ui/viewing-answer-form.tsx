import { SelectOptions } from '@/features/submissions/ui/select-options'
import type { FieldOption } from '@/features/submissions/model/form-field'
import type { Viewing } from '@/features/accounts/model/owner-facts'
import { viewingPath } from '@/features/accounts/model/portal-path'

import type { PortalContext } from './portal-context'

interface AnswerFormProps {
  viewing: Viewing
  slots: FieldOption<string>[]
  context: PortalContext
}

function Rest({ id, label, button }: { id: string; label: string; button: string }) {
  return (
    <>
      <label htmlFor={id} className="form-label mt-3">
        {label}
      </label>
      <textarea id={id} name="remark" rows={2} maxLength={1000} className="field form-control" />
      <button type="submit" className="button button-quiet mt-3">
        {button}
      </button>
    </>
  )
}

/** Another time, chosen from the slots that the agency offers. */
function Proposal({ viewing, slots, context }: AnswerFormProps) {
  const { locale, property, t } = context
  const id = `slot-${viewing.id}`
  if (!slots.some(({ disabled }) => !disabled)) return <p className="mt-3">{t('portal.viewing.noSlots')}</p>
  return (
    <form method="post" action={viewingPath(locale, property.id, viewing.id)} className="mt-3 max-w-md">
      <input type="hidden" name="answer" value="proposed" />
      <label htmlFor={id} className="form-label">
        {t('portal.viewing.slot')}
      </label>
      <select id={id} name="slot" required defaultValue="" className="field form-control form-select w-full">
        <option value="">{t('formView.choose')}</option>
        <SelectOptions options={slots} />
      </select>
      <Rest
        id={`propose-${viewing.id}`}
        label={t('portal.viewing.remark')}
        button={t('portal.viewing.proposeSend')}
      />
    </form>
  )
}

function Refusal({ viewing, context }: Omit<AnswerFormProps, 'slots'>) {
  const { locale, property, t } = context
  return (
    <form method="post" action={viewingPath(locale, property.id, viewing.id)} className="mt-3 max-w-md">
      <input type="hidden" name="answer" value="declined" />
      <Rest
        id={`decline-${viewing.id}`}
        label={t('portal.viewing.reason')}
        button={t('portal.viewing.declineSend')}
      />
    </form>
  )
}

const summary = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** What an owner can do about a confirmed viewing: object, behind one line. */
function Objection(props: AnswerFormProps) {
  const { viewing, context } = props
  return (
    <details className="mt-2 w-full max-w-md">
      <summary className={summary}>{context.t('portal.viewing.unsuitable')}</summary>
      <Proposal {...props} />
      {viewing.answer !== 'declined' && <Refusal viewing={viewing} context={context} />}
    </details>
  )
}

/** The three answers to a viewing that the agency has not confirmed: plain forms, which need no script. */
export function ViewingAnswerForm(props: AnswerFormProps) {
  const { viewing, context } = props
  const { locale, property, t } = context
  if (viewing.state === 'confirmed') return <Objection {...props} />
  return (
    <div className="mt-4 flex flex-col items-start gap-x-8 gap-y-2 md:flex-row md:flex-wrap">
      {viewing.answer !== 'accepted' && (
        <form method="post" action={viewingPath(locale, property.id, viewing.id)}>
          <button type="submit" name="answer" value="accepted" className="button button-brand">
            {t('portal.viewing.accept')}
          </button>
        </form>
      )}
      <details className="w-full md:w-auto md:open:w-96">
        <summary className={summary}>{t('portal.viewing.propose')}</summary>
        <Proposal {...props} />
      </details>
      {viewing.answer !== 'declined' && (
        <details className="w-full md:w-auto md:open:w-96">
          <summary className={summary}>{t('portal.viewing.decline')}</summary>
          <Refusal viewing={viewing} context={context} />
        </details>
      )}
    </div>
  )
}
