import type { DirectorySource } from '#domain/directory/listing.ts'
import { source } from './build-source.ts'

/** A state's own list of its county offices for food help, cash help and Medicaid. */
const countyOffices = (state: string, publisher: string, dataset: string, url: string) => {
  return source(`county-${state}`, publisher, dataset, url, 'Facts of public offices')
}

const legalAid = source(
  'lsc-offices',
  'Legal Services Corporation',
  'Office locations',
  'https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help',
)

/** The lists of July 2026, by the name their rows have. */
export const freshSources: Readonly<Record<string, DirectorySource>> = {
  'SAMHSA FindTreatment.gov': source(
    'samhsa-findtreatment',
    'SAMHSA',
    'FindTreatment.gov',
    'https://findtreatment.gov/',
  ),
  'ACF LIHEAP Clearinghouse, local agency directory': source(
    'liheap-offices',
    'LIHEAP Clearinghouse',
    'Local agencies that take applications for help with energy bills',
    'https://liheapch.acf.hhs.gov/',
  ),
  'HUD Resource Locator, Continuum of Care contacts': source(
    'hud-continuum-of-care',
    'HUD',
    'Continuum of Care contacts',
    'https://www.hud.gov/',
  ),
  'Legal Services Corporation, office locations and grantee list': legalAid,
  'Legal Services Corporation, grantee list': legalAid,
  'ACF Office of Head Start, center locations': source(
    'headstart-programs',
    'Office of Head Start',
    'Head Start locations',
    'https://headstart.gov/',
  ),
  'ACF Family and Youth Services Bureau, RHY grantees': source(
    'rhy-grantees',
    'Family and Youth Services Bureau',
    'Grantees for runaway and homeless youth',
    'https://acf.gov/fysb',
  ),
  'Alabama DHR county office page': countyOffices(
    'al',
    'Alabama DHR',
    'County offices',
    'https://dhr.alabama.gov/county-office-contact/',
  ),
  'Georgia DFCS location pages': countyOffices('ga', 'Georgia DFCS', 'Locations', 'https://dfcs.georgia.gov/locations'),
  'Illinois DHS office locator': countyOffices('il', 'Illinois DHS', 'Office locator', 'https://www.dhs.state.il.us/'),
  'Indiana FSSA DFR county office list': countyOffices(
    'in',
    'Indiana FSSA',
    'County offices of the Division of Family Resources',
    'https://www.in.gov/fssa/dfr/files/DFR_Map_and_County_List.pdf',
  ),
  'Kentucky CHFS local office search': countyOffices(
    'ky',
    'Kentucky CHFS',
    'Local offices',
    'https://prd.webapps.chfs.ky.gov/Office_Phone/index.aspx',
  ),
  'Michigan MDHHS county composite directory': countyOffices(
    'mi',
    'Michigan MDHHS',
    'County directory',
    'https://mdhhs.michigan.gov/CompositeDirPub/CountyCompositeDirectory.aspx',
  ),
  'NCDHHS local DSS directory': countyOffices(
    'nc',
    'NCDHHS',
    'Local DSS directory',
    'https://www.ncdhhs.gov/divisions/social-services',
  ),
  'Ohio JFS county directory': countyOffices(
    'oh',
    'Ohio JFS',
    'County directory',
    'https://dam.assets.ohio.gov/image/upload/jfs.ohio.gov/County/County_Directory.pdf',
  ),
  'South Carolina DSS county pages': countyOffices(
    'sc',
    'South Carolina DSS',
    'County offices',
    'https://dss.sc.gov/contact-dss/',
  ),
  'Wisconsin DHS county pages': countyOffices(
    'wi',
    'Wisconsin DHS',
    'County offices',
    'https://www.dhs.wisconsin.gov/',
  ),
  'Tennessee DHS family assistance office locator': countyOffices(
    'tn',
    'Tennessee DHS',
    'Family assistance offices',
    'https://www.tn.gov/humanservices/for-families/supplemental-nutrition-assistance-program-snap/office-locator-family-assistance.html',
  ),
  'Virginia DSS local agency directory': countyOffices(
    'va',
    'Virginia DSS',
    'Local agencies',
    'https://www.dss.virginia.gov/localagency/index.php',
  ),
  'West Virginia DoHS field office list': countyOffices(
    'wv',
    'West Virginia DoHS',
    'Field offices',
    'https://dhhr.wv.gov/Pages/Field-Offices.aspx',
  ),
}

/** Offices to call: without a phone and an address there is nothing to show. */
export const calledSources: ReadonlySet<string> = new Set(
  Object.values(freshSources).flatMap(({ id }) => (id === 'samhsa-findtreatment' ? [] : [id])),
)
