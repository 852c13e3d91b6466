import type account from '../locales/en/account.json';
import type activation from '../locales/en/activation.json';
import type agenda from '../locales/en/agenda.json';
import type appeal from '../locales/en/appeal.json';
import type attendance from '../locales/en/attendance.json';
import type classroom from '../locales/en/classroom.json';
import type common from '../locales/en/common.json';
import type console from '../locales/en/console.json';
import type contact from '../locales/en/contact.json';
import type gateway from '../locales/en/gateway.json';
import type gpa from '../locales/en/gpa.json';
import type inbox from '../locales/en/inbox.json';
import type fees from '../locales/en/fees.json';
import type identity from '../locales/en/identity.json';
import type link from '../locales/en/link.json';
import type menu from '../locales/en/menu.json';
import type refund from '../locales/en/refund.json';
import type payment from '../locales/en/payment.json';
import type plan from '../locales/en/plan.json';
import type registration from '../locales/en/registration.json';
import type request from '../locales/en/request.json';
import type schedule from '../locales/en/schedule.json';
import type simulator from '../locales/en/simulator.json';
import type student from '../locales/en/student.json';
import type survey from '../locales/en/survey.json';
import type traffic from '../locales/en/traffic.json';
import type transcript from '../locales/en/transcript.json';
import type verification from '../locales/en/verification.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      activation: typeof activation;
      agenda: typeof agenda;
      appeal: typeof appeal;
      attendance: typeof attendance;
      classroom: typeof classroom;
      common: typeof common;
      console: typeof console;
      contact: typeof contact;
      gateway: typeof gateway;
      gpa: typeof gpa;
      inbox: typeof inbox;
      fees: typeof fees;
      identity: typeof identity;
      link: typeof link;
      menu: typeof menu;
      refund: typeof refund;
      payment: typeof payment;
      plan: typeof plan;
      registration: typeof registration;
      request: typeof request;
      schedule: typeof schedule;
      simulator: typeof simulator;
      student: typeof student;
      survey: typeof survey;
      traffic: typeof traffic;
      transcript: typeof transcript;
      verification: typeof verification;
    };
  }
}
