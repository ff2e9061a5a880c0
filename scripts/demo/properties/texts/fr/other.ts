import { capital } from '../language'
import type { Sentences } from '../roles'
import { area, count, money, nounOf, where } from './phrases'

/** Land, investment buildings, commercial premises, garages and new-build projects. */
export const frenchOther = {
  unitProject: [
    () =>
      'Le projet se compose de volumes sobres en brique claire, autour d’une cour plantée, avec local vélos et bornes de recharge.',
    () =>
      'Cloisons, cuisine, carrelages et peintures se choisissent sur plan ; un conseiller vous guide à chaque étape.',
    () =>
      'Isolation renforcée, ventilation double flux et panneaux solaires gardent la facture d’énergie très basse.',
  ],
  landOpening: [
    (f) => `Vous rêvez de construire ? Ce terrain à bâtir de ${area(f.groundArea)} se trouve ${where(f)}.`,
    (f) => `À ${f.place.fr}, ce terrain à bâtir de ${area(f.groundArea)} attend votre projet.`,
    (f) =>
      `${capital(where(f))}, nous vous proposons un terrain à bâtir de ${area(f.groundArea)}, prêt à accueillir une maison familiale.`,
    (f) => `Terrain à bâtir de ${area(f.groundArea)}, bien situé ${where(f)}.`,
  ],
  landSize: [
    (f) =>
      `La parcelle mesure ${f.frontWidth} m à rue sur environ ${f.plotDepth} m de profondeur et son relief est presque plat.`,
    (f) =>
      `Avec ${f.frontWidth} m de façade à rue et ${f.plotDepth} m de profondeur, il se prête à une construction isolée.`,
    (f) =>
      `Le terrain, de forme régulière, offre ${f.frontWidth} m de largeur et ${f.plotDepth} m de profondeur.`,
  ],
  landPlanning: [
    () =>
      "Le terrain se situe en zone d'habitat au plan de secteur ; un permis d'urbanisation fixe le gabarit et l'implantation.",
    () =>
      "Au plan de secteur, le terrain est repris en zone d'habitat. Les prescriptions autorisent une maison de deux niveaux sous toiture.",
    () =>
      "La zone d'habitat permet la construction d'une maison unifamiliale ; les renseignements urbanistiques sont à votre disposition.",
  ],
  landUtilities: [
    () => "L'eau, l'électricité, la fibre et l'égout se trouvent en voirie.",
    () => 'Tous les impétrants passent dans la rue : eau, électricité, télécommunications et égout.',
    () => 'La voirie est équipée : eau, électricité, téléphone et égouts.',
  ],
  landAdvice: [
    () =>
      "Vous êtes libre de choisir votre architecte et votre entrepreneur ; un essai de sol est disponible à l'agence.",
    () =>
      'La vente est sans obligation de constructeur. Le bornage et le plan de géomètre sont joints au dossier.',
    () =>
      "Le plan de mesurage et l'extrait de la Banque de données de l'état des sols peuvent être consultés à l'agence.",
  ],
  investmentOpening: [
    (f) =>
      `Cet immeuble de rapport de ${area(f.livingArea)} se compose de ${count(f.flats, 'logement')}, ${where(f)}.`,
    (f) =>
      `À ${f.place.fr}, nous vous proposons un immeuble de rapport avec ${count(f.flats, 'logement')}, pour ${area(f.livingArea)} au total.`,
    (f) =>
      `${capital(count(f.flats, 'logement'))} sous un même toit : cet immeuble de ${f.year} se trouve ${where(f)}.`,
  ],
  investmentFlats: [
    (f) =>
      `Les ${count(f.flats, 'logement')} comptent ensemble ${count(f.bedrooms, 'chambre', true)} ; ils sont bien distribués et faciles à louer.`,
    (f) =>
      `On y trouve ${count(f.flats, 'appartement')} répartis sur ${count(f.floors, 'niveau')}, chacun avec cuisine équipée et salle de douche.`,
    (f) =>
      `Chaque niveau abrite un logement complet ; au total, ${count(f.bedrooms, 'chambre', true)} sont disponibles.`,
  ],
  investmentYield: [
    (f) => `Les loyers rapportent environ ${money(f.yearlyRent)} par an.`,
    (f) => `Entièrement loué, il génère ${money(f.yearlyRent)} de loyers bruts par an.`,
    (f) => `Le revenu locatif annuel est de ${money(f.yearlyRent)}, hors charges.`,
  ],
  investmentMeters: [
    () => 'Les compteurs de gaz et d’électricité sont individuels, ce qui simplifie la gestion.',
    () =>
      'Chaque logement a ses propres compteurs et sa sonnette ; les permis ont été vérifiés auprès de la commune.',
    () => 'Un local commun accueille vélos et poubelles, et les baux sont enregistrés.',
  ],
  shopOpening: [
    (f) => `Cette surface commerciale de ${area(f.storeArea)} se trouve ${where(f)}.`,
    (f) =>
      `À ${f.place.fr}, nous vous proposons une surface commerciale de ${area(f.storeArea)} avec vitrine.`,
    (f) =>
      `Vous cherchez pignon sur rue ? Voici ${area(f.storeArea)} de surface commerciale à ${f.place.fr}.`,
  ],
  officeOpening: [
    (f) => `Ce plateau de bureaux de ${area(f.officeArea)} vous attend ${where(f)}.`,
    (f) => `À ${f.place.fr}, ${area(f.officeArea)} de bureaux accueillent votre équipe.`,
    (f) =>
      `Profession libérale ou petite société : ces ${area(f.officeArea)} de bureaux à ${f.place.fr} s'adaptent à votre activité.`,
  ],
  warehouseOpening: [
    (f) =>
      `Cet entrepôt de ${area(f.storeArea)} avec ${area(f.officeArea)} de bureaux se trouve ${where(f)}.`,
    (f) =>
      `À ${f.place.fr}, un entrepôt de ${area(f.storeArea)} et ${area(f.officeArea)} de bureaux attend votre entreprise.`,
    (f) =>
      `Stockage, atelier ou petite production : cet entrepôt de ${area(f.storeArea)} à ${f.place.fr} s'y prête.`,
  ],
  commerceLayout: [
    (f) =>
      f.kind === 'office'
        ? "L'espace comprend un accueil, plusieurs bureaux fermés, une salle de réunion, une kitchenette et des sanitaires."
        : `L'espace principal est d'un seul tenant ; ${f.kind === 'warehouse' ? 'un quai de chargement, un vestiaire' : 'une réserve, un petit bureau'} et des sanitaires le complètent.`,
    (f) =>
      f.kind === 'office'
        ? 'Les cloisons légères se déplacent sans peine, si bien que le plateau s’organise selon vos besoins.'
        : 'Le volume ouvert s’aménage librement ; réserve et sanitaires se trouvent à l’arrière.',
    (f) =>
      `Sur ${count(f.floors, 'niveau')}, les pièces sont claires, avec sanitaires et coin cuisine pour le personnel.`,
  ],
  commerceVisibility: [
    () => "L'adresse est bien visible et de nombreux clients y passent chaque jour.",
    () => "L'axe est fréquenté, et l'arrêt de bus se trouve devant la porte.",
    () => 'Les enseignes voisines attirent du monde toute la semaine.',
  ],
  commerceEquipment: [
    () => 'Alarme, éclairage LED et connexion par fibre sont en place.',
    () => "L'installation électrique est triphasée et la fibre est raccordée.",
    (f) =>
      `${f.kind === 'warehouse' ? 'Une porte sectionnelle de quatre mètres' : 'Un volet de sécurité'}, une alarme et un éclairage LED équipent les lieux.`,
  ],
  commerceTerms: [
    () => 'Le certificat PEB résidentiel ne s’applique pas à ce bien.',
    () => "Le PEB résidentiel n'est pas d'application ; le contrôle électrique est joint au dossier.",
    () =>
      "Ce bien n'est pas soumis au certificat PEB résidentiel. La destination actuelle a été confirmée par la commune.",
  ],
  garageOpening: [
    (f) => `${capital(nounOf(f).ce)} de ${area(f.groundArea)} se trouve ${where(f)}.`,
    (f) => `Plus besoin de tourner pour vous garer : ${nounOf(f).ce} est à vendre ${where(f)}.`,
    (f) => `À ${f.place.fr}, nous vous proposons ${nounOf(f).un} de ${area(f.groundArea)}.`,
  ],
  garageAccess: [
    (f) =>
      f.kind === 'garage'
        ? "L'accès est large et la porte, de 2,40 m, se manœuvre sans effort."
        : "On y accède par une rampe et une barrière automatique ; l'emplacement est numéroté.",
    (f) =>
      `L'accès se fait ${f.kind === 'garage' ? 'par une cour commune' : 'par une porte commandée à distance'}, éclairée la nuit ; on manœuvre sans difficulté.`,
    (f) =>
      f.kind === 'garage'
        ? "La cour d'accès est asphaltée et le box ferme à clé ; une prise de courant est prévue."
        : "L'emplacement est couvert, bien marqué et proche de l'ascenseur.",
  ],
  garageUse: [
    () => 'Une voiture familiale y trouve sa place, tout comme une moto ou de quoi stocker quelques meubles.',
    () => 'Pour votre voiture, un atelier ou un placement sans souci, c’est une solution simple.',
    () => 'La demande de stationnement est forte dans le quartier : le bien se loue facilement.',
  ],
  garageTerms: [
    () => 'Aucun certificat PEB n’est requis pour ce type de bien et les charges sont minimes.',
    () => "Le PEB n'est pas d'application. Il n'y a pas de frais de copropriété importants.",
    () =>
      'Les frais d’entretien sont partagés entre les propriétaires, quelques euros par mois ; le PEB n’est pas requis.',
  ],
} satisfies Partial<Sentences>
