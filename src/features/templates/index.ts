export { SaveAsTemplate } from './components/save-as-template';
export { TemplatesList } from './components/templates-list';
export { keepsTemplates, templatesQuery } from './queries';
export { templateLink } from './template-link';
