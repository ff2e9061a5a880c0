import type { Field } from 'payload'

import { defaultEmailSetting, emailTimes, type EmailSetting } from '@/features/comments/model/comment-emails'

const timeField = (name: keyof EmailSetting): Field => ({
  name,
  type: 'select',
  options: [...emailTimes],
  defaultValue: defaultEmailSetting[name],
})

/** When an account gets e-mails about comments. */
export const commentEmailsField = (): Field => ({
  name: 'commentEmails',
  type: 'group',
  fields: [timeField('mentions'), timeField('threads')],
})
