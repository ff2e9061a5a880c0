import type { DemoFacts } from '../../facts'
import { capital } from '../language'
import type { Sentences } from '../roles'
import { heaterOf, money, windowsOf } from './phrases'

const free: Record<DemoFacts['availability'], string> = {
  atDeed: "libre à l'acte",
  immediately: 'libre immédiatement',
  toAgree: 'libre à une date à convenir',
  tenanted: 'vendu avec un bail en cours',
  delivery: 'disponible à la livraison',
  occupied: 'occupé par le vendeur',
}

const occupancy: Record<DemoFacts['availability'], string> = {
  atDeed: "à l'acte",
  immediately: 'immédiate',
  toAgree: 'à convenir',
  tenanted: 'bail en cours',
  delivery: 'à la livraison',
  occupied: 'occupé',
}

const moveIn: Record<DemoFacts['availability'], string> = {
  atDeed: "Vous recevez les clés le jour de l'acte.",
  immediately: 'Les lieux sont vides : vous pouvez en disposer tout de suite.',
  toAgree: 'La date de libération des lieux se fixe de commun accord.',
  tenanted: "Le bail en cours passe à l'acquéreur, qui perçoit le loyer dès l'acte.",
  delivery: 'Vous recevez les clés à la réception provisoire.',
  occupied: 'Le vendeur continue à habiter le bien.',
}

/** Technical state, energy, money and what to do next. */
export const frenchTerms = {
  building: [
    (f) =>
      `L'immeuble${f.lift ? ', équipé d’un ascenseur,' : ', sans ascenseur,'} est bien tenu${f.charges > 0 ? ` ; les charges communes s'élèvent à ${money(f.charges)} par mois` : ''}.`,
    (f) =>
      `La copropriété est gérée par un syndic professionnel${f.charges > 0 ? `, avec une provision de ${money(f.charges)} par mois` : ''}${f.lift ? ', et dispose d’un ascenseur' : ''}.`,
    (f) =>
      `Les communs sont propres et bien éclairés${f.lift ? ' et un ascenseur dessert tous les étages' : ''}${f.charges > 0 ? ` ; comptez ${money(f.charges)} de charges par mois` : ''}.`,
  ],
  heating: [
    (f) => `Le chauffage est assuré par ${heaterOf(f)} et les châssis sont ${windowsOf(f)}.`,
    (f) => `Côté technique : ${heaterOf(f)} et des châssis ${windowsOf(f)}.`,
    (f) =>
      `${capital(heaterOf(f))} ${f.heating === 'electric' ? 'chauffent' : 'chauffe'} les lieux ; les châssis sont ${windowsOf(f)}.`,
  ],
  epcKnown: [
    (f) => `Le certificat PEB indique le label ${f.epcLabel}, soit ${f.consumption} kWh/m² par an.`,
    (f) =>
      `Avec une consommation spécifique de ${f.consumption} kWh/m² par an, le bien obtient le label PEB ${f.epcLabel}.`,
    (f) => `Le label énergétique est ${f.epcLabel} (${f.consumption} kWh/m² par an).`,
    (f) => `PEB ${f.epcLabel} : la consommation théorique est de ${f.consumption} kWh/m² par an.`,
  ],
  epcRequested: [
    () => 'Le certificat PEB a été demandé ; nous vous le transmettrons dès sa réception.',
    () => 'Le certificateur est passé ; nous vous transmettrons le certificat PEB dès sa réception.',
    () => 'La demande de certificat PEB est en cours.',
  ],
  epcMissing: [
    () => "Les données énergétiques peuvent être demandées à l'agence.",
    () => "Le dossier énergétique peut être consulté à l'agence.",
    () => "Pour les données énergétiques, adressez-vous à l'agence.",
  ],
  conditionNew: [
    () => 'Tout est neuf ou presque : il ne reste qu’à déposer vos meubles.',
    () => 'Les matériaux et les techniques répondent aux normes actuelles.',
    () => "L'ensemble est dans un état impeccable.",
  ],
  conditionGood: [
    () => "L'ensemble est en bon état et bien entretenu.",
    () => 'Le bien a été soigneusement entretenu ; aucun gros travail n’est à prévoir.',
    () => "L'état général est bon : aucun travail n’est nécessaire.",
  ],
  conditionRefresh: [
    () => 'Quelques travaux de rafraîchissement permettront de le mettre à votre goût.',
    () => 'Le gros œuvre est sain ; un coup de peinture et de nouveaux sols suffiront.',
    () => 'Le bien est à rafraîchir, ce dont le prix tient compte.',
  ],
  conditionRenovate: [
    () => 'Une rénovation est à prévoir : isolation, électricité et pièces d’eau.',
    () => 'Le potentiel est là pour qui souhaite rénover à son idée ; les primes de la Région peuvent aider.',
    () => 'Le bien est à rénover ; la structure et les volumes en valent la peine.',
  ],
  cadastralIncome: [
    (f) => `Le revenu cadastral s'élève à ${money(f.cadastralIncome)}.`,
    (f) => `Revenu cadastral non indexé : ${money(f.cadastralIncome)}.`,
    (f) => `Au cadastre, le bien est repris pour un revenu de ${money(f.cadastralIncome)}.`,
  ],
  priceOnRequest: [
    () => 'Le prix est communiqué sur demande.',
    () =>
      "À la demande des propriétaires, le prix n'est pas affiché ; nous vous le communiquons volontiers par téléphone.",
    () => 'Notre équipe vous indique le prix par téléphone ou par e-mail.',
  ],
  vat: [
    () => 'Le prix s’entend hors TVA de 21\u00a0% sur la construction et la quote-part de terrain.',
    () => "La vente se fait sous le régime de la TVA ; votre notaire vous dira si le taux réduit s'applique.",
    () => "Le cahier des charges et le plan de paiement par tranches sont disponibles à l'agence.",
  ],
  electricity: [
    () => 'Contrôle électrique non conforme.',
    () => "L'installation électrique n’est pas conforme.",
    () => "L'électricité n’est pas conforme.",
  ],
  available: [
    (f) => `Le bien est ${free[f.availability]}.`,
    (f) => moveIn[f.availability],
    (f) => `Disponibilité : ${occupancy[f.availability]}.`,
  ],
  rentTerms: [
    (f) =>
      `Le loyer est de ${money(f.price)} par mois${f.charges > 0 ? `, à majorer d'une provision de ${money(f.charges)} pour les charges` : ', sans charges communes'}.`,
    (f) =>
      `Loyer mensuel : ${money(f.price)}${f.charges > 0 ? ` plus ${money(f.charges)} de charges` : ' hors consommations'} ; garantie locative de deux mois.`,
    (f) =>
      `Comptez ${money(f.price)} de loyer par mois${f.charges > 0 ? ` et ${money(f.charges)} de charges` : ''}, ainsi que deux mois de garantie sur un compte bloqué.`,
  ],
  closingSale: [
    () => 'Convenez d’une visite avec notre équipe : nous vous ferons découvrir les lieux à votre rythme.',
    () => 'Intéressé ? Demandez le dossier complet ou réservez une visite en ligne.',
    () => "Appelez l'agence ou choisissez un moment de visite sur cette page.",
    () => 'Nous répondons volontiers à vos questions et vous accompagnons lors de la visite.',
  ],
  closingRent: [
    () => 'Les visites se font sur rendez-vous ; déposez votre candidature après avoir vu le bien.',
    () => 'Réservez une visite en ligne ou appelez notre service location.',
    () => 'Envie de visiter ? Proposez-nous un moment, nous vous confirmons le rendez-vous.',
  ],
  closingOption: [
    () =>
      'Ce bien est actuellement sous option : laissez-nous vos coordonnées et nous vous préviendrons s’il se libère.',
    () => 'Une option est en cours ; nous notons volontiers votre intérêt.',
    () => "Une offre est à l'étude, mais rien n'est signé : demandez à figurer sur la liste d'attente.",
  ],
  closingSold: [
    () =>
      'Ce bien est vendu. Inscrivez votre recherche : nous vous préviendrons dès qu’un bien comparable se présente.',
    () => 'Ce bien a trouvé acquéreur. Vous vendez dans le quartier ? Demandez une estimation gratuite.',
    () => 'La vente est conclue, merci de votre intérêt ; d’autres biens de ce genre arrivent régulièrement.',
  ],
  closingRented: [
    () => 'Ce bien est loué. Inscrivez votre recherche pour recevoir nos prochaines locations.',
    () =>
      "Le bail est signé, merci de votre intérêt. D'autres biens sont régulièrement proposés à la location.",
    () => 'Ce bien a trouvé locataire ; laissez-nous vos critères et nous vous écrirons.',
  ],
} satisfies Partial<Sentences>
