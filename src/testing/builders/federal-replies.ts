/** The content of a row of any of the services, before it is written with that service's field names. */
export type RowParts = Partial<
  Record<'id' | 'name' | 'street' | 'city' | 'state' | 'phone' | 'website' | 'lat' | 'lon', unknown>
>

const good = {
  id: '58175',
  name: 'Example Help Place',
  street: '100 Main St',
  city: 'Los Angeles',
  state: 'CA',
  phone: '213-555-0142',
  website: 'www.help.example',
  lat: 34.05,
  lon: -118.24,
}

type Row = Record<string, unknown>

/** Rows and replies in the format of CareerOneStop, HUD, HRSA and FindTreatment. */
interface FederalReplies {
  row(parts: RowParts): Row
  reply(rows: unknown[]): unknown
}

function oneStopRow(parts: RowParts): Row {
  const { id, name, street, city, state, phone, website, lat, lon } = { ...good, ...parts }
  return {
    ID: id,
    Name: name,
    Address1: street,
    Address2: '',
    City: city,
    StateAbbr: state,
    StateName: 'California',
    Zip: '90012',
    Phone: phone,
    Distance: '1.9',
    ProgramType: 'Affiliate Center',
    OpenHour: 'Monday - Friday, 8:00am - 4:30pm',
    CenterIsOpen: 'Y',
    VeteranRep: 'No',
    GeneralEmail: '',
    LastUpdated: '07/22/2026',
    WhyClosed: '',
    Latitude: lat,
    Longitude: lon,
    WebSiteUrl: website,
    YouthServices: null,
    WorkersServices: [{ ServiceName: 'Finding Work' }],
  }
}

export const jobCenters: FederalReplies = {
  row: oneStopRow,
  reply: (rows) => ({ OneStopCenterList: rows, RecordCount: rows.length, AreaValidationErr: null }),
}

export const reentryPrograms: FederalReplies = {
  row: oneStopRow,
  reply: (rows) => ({ ReEntryProgramList: rows, RecordCount: rows.length, SearchedBy: 'CA' }),
}

export const healthCenters: FederalReplies = {
  row(parts) {
    const { name, street, city, state, phone, website, lat, lon } = { ...good, ...parts }
    return {
      Id: 11732,
      Shape: 'POINT (-118.24 34.05)',
      SiteUrl: website,
      DwRecordCreateDt: '/Date(1600833600000)/',
      CtrNm: name,
      CtrAddress: street,
      CtrCity: city,
      CtrStateAbbr: state,
      CtrZipCd: '90012-0218',
      CtrPhoneNum: phone,
      ParentCtrNm: 'Example Health System',
      CountyNm: 'Los Angeles County',
      StateNm: 'California',
      ApproxValueCd: 'Y',
      UrlTxt: website,
      Longitude: lon,
      Latitude: lat,
      EndDt: null,
      ParentCtrCity: null,
      Distance: 3.46,
      FilteredResultsReturned: false,
    }
  },
  reply: (rows) => rows,
}

export const treatment: FederalReplies = {
  row(parts) {
    const { name, street, city, state, phone, website, lat, lon } = { ...good, ...parts }
    return {
      _irow: 1,
      name1: name,
      name2: null,
      street1: street,
      street2: null,
      city,
      state,
      zip: '90012',
      phone,
      intake1: null,
      hotline1: null,
      website,
      latitude: String(lat),
      longitude: String(lon),
      miles: 1.2,
      typeFacility: 'SA',
      services: [
        { f1: 'Type of Care', f2: 'TC', f3: 'Substance use treatment; Detoxification' },
        { f1: 'Special Programs/Groups Offered', f2: 'SG', f3: 'Criminal justice (other than DUI/DWI)' },
        { f1: 'Payment/Insurance/Funding Accepted', f2: 'PAY', f3: 'Medicaid; Sliding fee scale' },
        { f1: 'Language Services', f2: 'SL', f3: 'Spanish' },
      ],
    }
  },
  reply: (rows) => ({ page: 1, totalPages: 1, recordCount: rows.length, rows }),
}

export const housingCounselors: FederalReplies = {
  row(parts) {
    const { id, name, street, city, state, phone, website, lat, lon } = { ...good, ...parts }
    return {
      services: 'DFC,FBC,HMC,RHC',
      languages: 'ENG,SPA',
      agc_STATUS: 'A',
      agc_SRC_CD: 'HUD',
      agcid: id,
      adr1: street,
      adr2: ' ',
      city,
      email: 'N/A',
      fax: 'null',
      nme: name,
      phone1: phone,
      statecd: state,
      weburl: website,
      zipcd: '90012-8888',
      agc_ADDR_LATITUDE: String(lat),
      agc_ADDR_LONGITUDE: String(lon),
      parentid: '81228',
      county_NME: '',
      phone2: ' ',
      faithbased: 'N',
    }
  },
  reply: (rows) => rows,
}
