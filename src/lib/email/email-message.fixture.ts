import type { EmailMessage } from './email-message'

/** One of every part. */
export const exampleEmail: EmailMessage = {
  subject: 'Votre demande de visite',
  greeting: 'Bonjour Madame Dupont,',
  parts: [
    { type: 'text', text: 'Nous avons bien reçu votre demande.\nNous vous répondons demain.' },
    { type: 'heading', text: 'Ce que vous nous avez envoyé' },
    {
      type: 'facts',
      rows: [
        { label: 'Nom', value: 'Marie Dupont' },
        { label: 'Message', value: 'Puis-je visiter samedi ?\nMerci !' },
      ],
    },
    {
      type: 'property',
      title: 'Appartement rénové au bord de la Meuse',
      lines: ['Quai de Rome 12, 4000 Liège', '€ 285.000', 'Réf. 1042'],
      href: 'https://perron.example/fr/a-vendre/1042/',
    },
    {
      type: 'button',
      label: 'Modifier le rendez-vous',
      href: 'https://perron.example/fr/my/appointment/1/abc/',
    },
    { type: 'link', label: 'Tous nos biens', href: 'https://perron.example/fr/a-vendre/' },
    { type: 'note', text: 'Vous n’êtes pas à l’origine de cet envoi ? Vous n’avez rien à faire.' },
  ],
  closing: 'Cordialement\nImmo Perron',
}
