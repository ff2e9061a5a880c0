// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import de from '@messages/de/mail.json' with { type: 'json' }
import en from '@messages/en/mail.json' with { type: 'json' }
import fr from '@messages/fr/mail.json' with { type: 'json' }
import nl from '@messages/nl/mail.json' with { type: 'json' }

export const mailMessages = { de, en, fr, nl }
