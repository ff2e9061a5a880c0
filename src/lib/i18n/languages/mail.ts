// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import de from '../../../../messages/de/mail.json'
import en from '../../../../messages/en/mail.json'
import fr from '../../../../messages/fr/mail.json'
import nl from '../../../../messages/nl/mail.json'

export const mailMessages = { de, en, fr, nl }
