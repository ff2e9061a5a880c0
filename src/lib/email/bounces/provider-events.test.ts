import fc from 'fast-check'
import { expect, test } from 'vitest'

import { confirmationUrl, readMailEvents } from './provider-events'

/** Shortened examples of the providers' documentation. */
const sesBounce = {
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    reportingMTA: 'dns; email.example.com',
    bouncedRecipients: [
      {
        emailAddress: 'jane@example.com',
        status: '5.1.1',
        action: 'failed',
        diagnosticCode: 'smtp; 550 5.1.1 <jane@example.com>... User',
      },
    ],
    bounceSubType: 'General',
    timestamp: '2016-01-27T14:59:38.237Z',
    feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
    remoteMtaIp: '127.0.2.0',
  },
  mail: { source: 'john@example.com', destination: ['jane@example.com', 'mary@example.com'] },
}

const sesBounceOf = (emailAddress: string) => ({
  ...sesBounce,
  bounce: { ...sesBounce.bounce, bouncedRecipients: [{ emailAddress, status: '5.1.1' }] },
})

const sesComplaint = {
  notificationType: 'Complaint',
  complaint: {
    userAgent: 'AnyCompany Feedback Loop (V0.01)',
    complainedRecipients: [{ emailAddress: 'richard@example.com' }],
    complaintFeedbackType: 'abuse',
    feedbackId: '000001378603177f-18c07c78-fa81-4a58-9dd1-fedc3cb8f49a-000000',
  },
  mail: { source: 'john@example.com' },
}

const inTopic = (message: unknown) => ({
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:us-west-2:123456789012:MyTopic',
  Message: JSON.stringify(message),
  SigningCertURL: 'https://sns.us-west-2.amazonaws.com/SimpleNotificationService.pem',
})

const postmarkComplaint = {
  RecordType: 'SpamComplaint',
  MessageStream: 'outbound',
  ID: 42,
  Type: 'SpamComplaint',
  TypeCode: 512,
  Name: 'Spam complaint',
  MessageID: '00000000-0000-0000-0000-000000000000',
  ServerID: 1234,
  Description: '',
  Details: 'Test spam complaint details',
  Email: 'john@example.com',
  Inactive: true,
}

const postmarkBounce = (Type: string) => ({
  RecordType: 'Bounce',
  ID: 4323372036854775807,
  Type,
  Email: 'Arthur@example.com',
  Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
})

const brevo = (event: string) => ({
  event,
  email: 'example@domain.com',
  id: 26224,
  date: 'YYYY-MM-DD HH:mm:ss',
  ts: 1598634509,
  'message-id': '<xxxxxxxxxxxx.xxxxxxxxx@domain.com>',
  ts_event: 1598034509,
  subject: 'Subject Line',
  reason: 'server is down',
})

const ownEvent = (type: string, email = 'a@example.org') => ({ events: [{ id: '1', type, email }] })

test.each<[string, unknown, string[]]>([
  ['a bounce of SES', sesBounce, ['hard jane@example.com']],
  ['a bounce of SES through SNS', inTopic(sesBounce), ['hard jane@example.com']],
  [
    'a bounce of SES with the name of the recipient',
    sesBounceOf('"Doe, Jane" <Jane@example.com>'),
    ['hard jane@example.com'],
  ],
  ['a bounce of SES with angle brackets', sesBounceOf('<jane@example.com>'), ['hard jane@example.com']],
  ['a complaint of SES through SNS', inTopic(sesComplaint), ['complaint richard@example.com']],
  [
    'a transient bounce of SES',
    { ...sesBounce, bounce: { ...sesBounce.bounce, bounceType: 'Transient' } },
    ['soft jane@example.com'],
  ],
  [
    'a complaint of SES that was taken back',
    { ...sesComplaint, complaint: { ...sesComplaint.complaint, complaintFeedbackType: 'not-spam' } },
    [],
  ],
  ['a delivery of SES', { notificationType: 'Delivery', mail: {} }, []],
  ['a complaint of Postmark', postmarkComplaint, ['complaint john@example.com']],
  ['a hard bounce of Postmark', postmarkBounce('HardBounce'), ['hard arthur@example.com']],
  ['a soft bounce of Postmark', postmarkBounce('SoftBounce'), ['soft arthur@example.com']],
  ['an automatic reply at Postmark', postmarkBounce('AutoResponder'), []],
  ['a hard bounce of Brevo', brevo('hard_bounce'), ['hard example@domain.com']],
  ['a soft bounce of Brevo', brevo('soft_bounce'), ['soft example@domain.com']],
  ['a complaint of Brevo', brevo('spam'), ['complaint example@domain.com']],
  ['a click at Brevo', brevo('click'), []],
  ['our own form', ownEvent('bounce', ' A@Example.org '), ['hard a@example.org']],
  ['our own complaint', ownEvent('complaint'), ['complaint a@example.org']],
])('%s', (_, body, expected) => {
  expect(readMailEvents(body)?.map(({ kind, email }) => `${kind} ${email}`)).toEqual(expected)
})

test('the same event has the same key, another one another', () => {
  const keys = (body: unknown) => readMailEvents(body)?.map(({ key }) => key)
  expect(keys(inTopic(sesBounce))).toEqual(keys(sesBounce))
  expect(keys(brevo('spam'))).not.toEqual(keys(brevo('hard_bounce')))
})

test.each([
  [null],
  [[]],
  ['text'],
  [{}],
  [ownEvent('open')],
  [ownEvent('bounce', 'no address')],
  [ownEvent('bounce', 'a@example.org, b@example.org')],
  [{ event: 'spam' }],
])('the form of %j is not known', (body) => {
  expect(readMailEvents(body)).toBeNull()
})

test('a name changes nothing of the key', () => {
  const keys = (body: unknown) => readMailEvents(body)?.map(({ key }) => key)
  expect(keys(sesBounceOf('Jane <jane@example.com>'))).toEqual(keys(sesBounce))
})

test('no JSON makes reading throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (body) => void readMailEvents(body)))
})

test('only a confirmation URL of Amazon is shown', () => {
  const confirmation = (SubscribeURL: string) => ({
    ...inTopic({}),
    Type: 'SubscriptionConfirmation',
    SubscribeURL,
  })
  const good = 'https://sns.us-west-2.amazonaws.com/?Action=ConfirmSubscription&Token=2336'
  expect(confirmationUrl(confirmation(good))).toBe(good)
  for (const bad of [
    'http://sns.us-west-2.amazonaws.com/',
    'https://sns.evil.example/',
    'https://sns.a.amazonaws.com.evil.example/',
  ])
    expect(confirmationUrl(confirmation(bad))).toBeNull()
})
